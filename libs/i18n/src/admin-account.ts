import type { Language } from './language.js';
import type { Texts } from './text-key.js';

const loaders: Record<Language, () => Promise<Texts>> = {
  en: async () => (await import(/* webpackChunkName: "account-texts-en" */ './texts/en/admin-account.js')).adminAccount,
  pl: async () => (await import(/* webpackChunkName: "account-texts-pl" */ './texts/pl/admin-account.js')).adminAccount,
  es: async () => (await import(/* webpackChunkName: "account-texts-es" */ './texts/es/admin-account.js')).adminAccount,
};

/** The texts of accounts, in chunks apart from those of the admin remote. */
export const loadAdminAccountTexts = (language: Language): Promise<Texts> => loaders[language]();
