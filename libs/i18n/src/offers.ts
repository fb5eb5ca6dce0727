import type { Language } from './language.js';
import type { Texts } from './text-key.js';

const loaders: Record<Language, () => Promise<Texts>> = {
  en: async () => (await import('./texts/en/offers.js')).offers,
  pl: async () => (await import('./texts/pl/offers.js')).offers,
  es: async () => (await import('./texts/es/offers.js')).offers,
};

/** The built-in texts of the offers remote; each language is a chunk of its own. */
export const loadOffersTexts = (language: Language): Promise<Texts> => loaders[language]();
