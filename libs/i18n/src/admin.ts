import type { Language } from './language.js';
import type { Texts } from './text-key.js';

const loaders: Record<Language, () => Promise<Texts>> = {
  en: async () => (await import('./texts/en/admin.js')).admin,
  pl: async () => (await import('./texts/pl/admin.js')).admin,
  es: async () => (await import('./texts/es/admin.js')).admin,
};

/** The built-in texts of the admin remote; each language is a chunk of its own. */
export const loadAdminTexts = (language: Language): Promise<Texts> => loaders[language]();
