import type { PublicOffer } from '@programme/contracts';
import { Translator, type Language } from '@programme/i18n';
import { loadOffersTexts } from '@programme/i18n/offers';
import type { Currency } from '@programme/pricing';
import { offerViewModel } from './offer-view-model';
import { publicOffer } from './public-offer.fixture';
import { wordingOf } from './wording';

const translator = new Translator();
beforeAll(async () => {
  for (const language of ['en', 'pl', 'es'] as const) translator.add(language, await loadOffersTexts(language));
});

/** An answer of the API as the page shows it. */
export const viewOfAnswer = (answer: PublicOffer, language: Language = 'en') =>
  offerViewModel(answer, (key, parameters) => translator.translate(language, key, parameters), language);

/** The same of an offer with these quotes. */
export const viewOf = (offer: Parameters<typeof publicOffer>, language: Language = 'en') =>
  viewOfAnswer(publicOffer(...offer), language);

/** Text with ordinary spaces. */
export const spaced = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');

/** The same with every text of a view, or of a part of one. */
export const allSpaced = <View>(view: View): View => JSON.parse(JSON.stringify(view).replaceAll('\u00a0', ' ')) as View;

/** Texts and amounts of an offer, apart from one. */
export const wordsOf = (currency: Currency = 'PLN', language: Language = 'en') =>
  wordingOf((key, parameters) => translator.translate(language, key, parameters), language, currency);
