import type { Language } from './language.js';
import type { Texts } from './text-key.js';

const loaders: Record<Language, () => Promise<Texts>> = {
  en: async () => (await import(/* webpackChunkName: "texts-en" */ './texts/en/admin-remote.js')).adminRemote,
  pl: async () => (await import(/* webpackChunkName: "texts-pl" */ './texts/pl/admin-remote.js')).adminRemote,
  es: async () => (await import(/* webpackChunkName: "texts-es" */ './texts/es/admin-remote.js')).adminRemote,
};

/** The built-in texts of the admin remote. Each language is a chunk of its own. */
export const loadAdminTexts = (language: Language): Promise<Texts> => loaders[language]();
