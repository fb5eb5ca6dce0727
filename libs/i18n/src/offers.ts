import type { Language } from './language.js';
import type { Texts } from './text-key.js';

const loaders: Record<Language, () => Promise<Texts>> = {
  en: async () => (await import(/* webpackChunkName: "texts-en" */ './texts/en/offers.js')).offers,
  pl: async () => (await import(/* webpackChunkName: "texts-pl" */ './texts/pl/offers.js')).offers,
  es: async () => (await import(/* webpackChunkName: "texts-es" */ './texts/es/offers.js')).offers,
};

/** The built-in texts of the offers remote. Each language is a chunk of its own. */
export const loadOffersTexts = (language: Language): Promise<Texts> => loaders[language]();
