import type { Language } from './language.js';
import type { Texts } from './text-key.js';

const loaders: Record<Language, () => Promise<Texts>> = {
  en: async () =>
    (await import(/* webpackChunkName: "offer-decision-texts-en" */ './texts/en/offer-decision.js')).offerDecision,
  pl: async () =>
    (await import(/* webpackChunkName: "offer-decision-texts-pl" */ './texts/pl/offer-decision.js')).offerDecision,
  es: async () =>
    (await import(/* webpackChunkName: "offer-decision-texts-es" */ './texts/es/offer-decision.js')).offerDecision,
};

/** The texts of a client's answer to an offer, in chunks apart from those of the offer's page. */
export const loadOfferDecisionTexts = (language: Language): Promise<Texts> => loaders[language]();
