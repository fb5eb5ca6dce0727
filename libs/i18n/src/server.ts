import { languages, type Language } from './language.js';
import type { TextKey, Texts } from './text-key.js';
import { Translator, type TextParameters } from './translator.js';
import { server as serverEn } from './texts/en/server.js';
import { validation as validationEn } from './texts/en/validation.js';
import { server as serverPl } from './texts/pl/server.js';
import { validation as validationPl } from './texts/pl/validation.js';
import { server as serverEs } from './texts/es/server.js';
import { validation as validationEs } from './texts/es/validation.js';

const texts: Record<Language, Texts> = {
  en: { ...serverEn, ...validationEn },
  pl: { ...serverPl, ...validationPl },
  es: { ...serverEs, ...validationEs },
};

const translator = new Translator();
for (const language of languages) translator.add(language, texts[language]);

/** The server's own sentences (problem details, field errors) in the reader's language. */
export function serverText(language: Language, key: TextKey, parameters?: TextParameters): string {
  return translator.translate(language, key, parameters);
}
