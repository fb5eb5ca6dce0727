import type { Language } from './language.js';
import type { Texts } from './text-key.js';

const loaders: Record<Language, () => Promise<Texts>> = {
  en: async () =>
    (await import(/* webpackChunkName: "texts-en" */ './texts/en/calculators-remote.js')).calculatorsRemote,
  pl: async () =>
    (await import(/* webpackChunkName: "texts-pl" */ './texts/pl/calculators-remote.js')).calculatorsRemote,
  es: async () =>
    (await import(/* webpackChunkName: "texts-es" */ './texts/es/calculators-remote.js')).calculatorsRemote,
};

/** The built-in texts of the calculators remote. Each language is a chunk of its own. */
export const loadCalculatorsTexts = (language: Language): Promise<Texts> => loaders[language]();
