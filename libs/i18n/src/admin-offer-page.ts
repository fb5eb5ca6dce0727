import type { Language } from './language.js';
import type { Texts } from './text-key.js';

const loaders: Record<Language, () => Promise<Texts>> = {
  en: async () =>
    (await import(/* webpackChunkName: "offer-page-texts-en" */ './texts/en/admin-offer-page.js')).adminOfferPage,
  pl: async () =>
    (await import(/* webpackChunkName: "offer-page-texts-pl" */ './texts/pl/admin-offer-page.js')).adminOfferPage,
  es: async () =>
    (await import(/* webpackChunkName: "offer-page-texts-es" */ './texts/es/admin-offer-page.js')).adminOfferPage,
};

/** The texts of the staff's page of an offer, in chunks apart from those of the admin remote. */
export const loadAdminOfferPageTexts = (language: Language): Promise<Texts> => loaders[language]();
