import type { Language } from './language.js';
import type { Texts } from './text-key.js';

const loaders: Record<Language, () => Promise<Texts>> = {
  en: async () => (await import(/* webpackChunkName: "offer-texts-en" */ './texts/en/offers.js')).offers,
  pl: async () => (await import(/* webpackChunkName: "offer-texts-pl" */ './texts/pl/offers.js')).offers,
  es: async () => (await import(/* webpackChunkName: "offer-texts-es" */ './texts/es/offers.js')).offers,
};

/** The texts of the client's page for another remote, in chunks apart from that remote's own texts. */
export const loadOfferViewTexts = (language: Language): Promise<Texts> => loaders[language]();
