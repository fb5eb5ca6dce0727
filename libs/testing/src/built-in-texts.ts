import { languages, Translator } from '@programme/i18n';
import { loadAdminTexts } from '@programme/i18n/admin';
import { loadCalculatorsTexts } from '@programme/i18n/calculators';
import { loadOffersTexts } from '@programme/i18n/offers';
import { loadShellTexts } from '@programme/i18n/shell';

const loaders = [loadShellTexts, loadCalculatorsTexts, loadOffersTexts, loadAdminTexts];

/** A translator with every text of the product in every language, so that a test may change the language at once. */
export async function createTextsOfAllLanguages(): Promise<Translator> {
  const translator = new Translator();
  for (const language of languages) {
    for (const load of loaders) translator.add(language, await load(language));
  }
  return translator;
}
