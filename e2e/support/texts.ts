import { addTexts, createI18n, languages, type I18n, type Language, type TextKey } from '@programme/i18n';
import { loadAdminTexts } from '@programme/i18n/admin';
import { loadCalculatorsTexts } from '@programme/i18n/calculators';
import { loadOffersTexts } from '@programme/i18n/offers';
import { loadShellTexts } from '@programme/i18n/shell';

const loaders = [loadShellTexts, loadCalculatorsTexts, loadOffersTexts, loadAdminTexts];

const instance: Promise<I18n> = (async () => {
  const i18n = createI18n();
  for (const language of languages) {
    for (const load of loaders) addTexts(i18n, language, await load(language));
  }
  return i18n;
})();

/** The words that the product shows in a language, by their keys, so that a test reads the page as a person does. */
export async function textsIn(language: Language) {
  const i18n = await instance;
  return (key: TextKey, parameters: Record<string, string | number> = {}) =>
    i18n.t(key, { lng: language, ...parameters });
}

export type Words = Awaited<ReturnType<typeof textsIn>>;
