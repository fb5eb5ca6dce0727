import type { DetailedOffer, OfferBasics, OfferContent } from '@programme/contracts';
import { daysAfter } from '@programme/formatting';
import type { Language } from '@programme/i18n';
import { defaultCurrency } from '@programme/pricing';

/** A new offer is valid for so many days (S2 §5). */
const defaultValidity = 90;

type TypedContent = {
  readonly language: Language | '';
  readonly contactName: string;
  readonly contactEmail: string;
  readonly introduction: string;
  readonly terms: string;
};

/** What the first step holds as it is typed: nothing is an empty text. */
export type DraftBasics = Omit<OfferBasics, keyof OfferContent> & TypedContent;

/** Whose new offer it is, and when. */
export type Beginning = {
  /** In which the client reads it, unless the salesperson chooses another. */
  readonly language: Language;
  /** YYYY-MM-DD, by the server's calendar. */
  readonly today: string;
};

export const blankBasics = ({ language, today }: Beginning): DraftBasics => ({
  clientName: '',
  creator: '',
  currency: defaultCurrency,
  validUntil: daysAfter(today, defaultValidity),
  language,
  contactName: '',
  contactEmail: '',
  introduction: '',
  terms: '',
});

/** What a stored offer says besides its prices, in the form's fields. */
export const typedContent = (offer: DetailedOffer): TypedContent => ({
  language: offer.language ?? '',
  contactName: offer.contactName ?? '',
  contactEmail: offer.contactEmail ?? '',
  introduction: offer.introduction ?? '',
  terms: offer.terms ?? '',
});

/** The first step as a call sends it. */
export const offerBasicsOf = ({
  language,
  contactName,
  contactEmail,
  introduction,
  terms,
  ...basics
}: DraftBasics): OfferBasics => ({
  ...basics,
  language: language || null,
  contactName: contactName.trim() || null,
  contactEmail: contactEmail.trim() || null,
  introduction: introduction.trim() || null,
  terms: terms.trim() || null,
});
