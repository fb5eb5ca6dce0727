import { addTexts, createI18n, languages, type Language, type TextKey } from '@programme/i18n';
import { builtInTexts } from '@programme/i18n/catalogue';

const i18n = createI18n();
for (const texts of Object.values(builtInTexts)) {
  for (const language of languages) addTexts(i18n, language, texts[language]);
}

/** The words that the product shows in a language, by their keys, so that a test reads the page as a person does. */
export function textsIn(language: Language) {
  return (key: TextKey, parameters: Record<string, string | number> = {}) =>
    i18n.t(key, { lng: language, ...parameters });
}

export type Words = ReturnType<typeof textsIn>;
