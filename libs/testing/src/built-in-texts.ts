import { addTexts, createI18n, languages, type I18n } from '@programme/i18n';
import { loadAdminTexts } from '@programme/i18n/admin';
import { loadCalculatorsTexts } from '@programme/i18n/calculators';
import { loadOffersTexts } from '@programme/i18n/offers';
import { loadShellTexts } from '@programme/i18n/shell';

const loaders = [loadShellTexts, loadCalculatorsTexts, loadOffersTexts, loadAdminTexts];

/** An i18next instance with every text of the product in every language, so that a test may change the language at once. */
export async function createTextsOfAllLanguages(): Promise<I18n> {
  const i18n = createI18n();
  for (const language of languages) {
    for (const load of loaders) addTexts(i18n, language, await load(language));
  }
  return i18n;
}
