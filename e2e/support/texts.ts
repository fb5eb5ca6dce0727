import { languages, Translator, type Language, type TextKey, type TextParameters } from '@programme/i18n';
import { builtInTexts } from '@programme/i18n/catalogue';

const translator = new Translator();
for (const texts of Object.values(builtInTexts)) {
  for (const language of languages) translator.add(language, texts[language]);
}

/** The words that the product shows in a language, by their keys, so that a test reads the page as a person does. */
export function textsIn(language: Language) {
  return (key: TextKey, parameters?: TextParameters) => translator.translate(language, key, parameters);
}

export type Words = ReturnType<typeof textsIn>;
