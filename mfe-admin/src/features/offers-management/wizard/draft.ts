import {
  quoteFields,
  type Creator,
  type OfferDetails,
  type OfferDraft,
  type OfferTemplateDetails,
  type QuoteFields,
} from '@programme/contracts';
import type { Messages } from '../quotes/quote-form';
import type { QuoteFormValues } from '../quotes/quote-form.values';
import type { Pricing } from '../quotes/use-quote-prices';
import { blankBasics, typedContent, type Beginning, type DraftBasics } from './draft-basics';

export type DraftQuote = {
  /** Tells quotes apart while they are edited and moved. */
  readonly key: number;
  readonly fields: QuoteFields;
  /** What the server said of its fields. */
  readonly messages: Messages;
};

/** Where the draft came from. */
export const draftOrigins = ['blank', 'calculation', 'duplicate', 'template', 'edit'] as const;

export type DraftOrigin = (typeof draftOrigins)[number];

/** A quote's form that holds something which is not in the list yet. */
export type TypedQuote = {
  /** The quote that it changes; null for a new one. */
  readonly key: number | null;
  readonly values: QuoteFormValues;
};

/** An offer that is being typed and not saved yet. */
export type Draft = {
  readonly origin: DraftOrigin;
  /** The offer that is being changed, as it was loaded; null for a new one. */
  readonly before: OfferDetails | null;
  /** What the first step began with. */
  readonly initial: DraftBasics;
  /** What stands there now, checked or not. */
  readonly basics: DraftBasics;
  /** Whether the first step was sent: it opens the second. */
  readonly basicsDone: boolean;
  readonly quotes: readonly DraftQuote[];
  /** Null while no form is open, or nothing was typed in it. */
  readonly typed: TypedQuote | null;
  /** The price book that the salesperson agreed to, or saw before a reload; null for that of the prices on the screen. */
  readonly priceBookId: string | null;
};

const noMessages: Messages = {};

const begin = (origin: DraftOrigin, initial: DraftBasics, quotes: readonly QuoteFields[]): Draft => ({
  origin,
  before: null,
  initial,
  basics: initial,
  basicsDone: false,
  quotes: quotes.map((fields, key) => ({ key, fields, messages: noMessages })),
  typed: null,
  priceBookId: null,
});

export const blankDraft = (beginning: Beginning): Draft => begin('blank', blankBasics(beginning), []);

/** A new offer whose first quote was calculated elsewhere. */
export const draftFromCalculation = (
  { currency, quote }: OfferDraft,
  clientName: string,
  beginning: Beginning,
): Draft => begin('calculation', { ...blankBasics(beginning), currency, clientName }, [quote]);

/** A new offer like another one; a creator who has become inactive must be chosen anew (decision B6). */
export function duplicateDraft(
  { offer, quotes }: OfferDetails,
  creators: readonly Creator[],
  beginning: Beginning,
): Draft {
  const { clientName, currency } = offer;
  const active = creators.some(({ name, isActive }) => isActive && name === offer.creator);
  const content = typedContent(offer);
  const basics = {
    ...blankBasics(beginning),
    ...content,
    clientName,
    currency,
    creator: active ? offer.creator : '',
    language: content.language || beginning.language,
  };
  return begin('duplicate', basics, quotes.map(quoteFields));
}

/** A new offer with what a template holds; what else was typed of it stays. */
export function templateDraft(template: OfferTemplateDetails, typed: DraftBasics): Draft {
  const { currency, language, introduction, terms, quotes } = template;
  const texts = { introduction: introduction ?? '', terms: terms ?? '' };
  return begin('template', { ...typed, ...texts, currency, language: language ?? typed.language }, quotes);
}

/** Whether a draft holds what a template would replace. */
export const holdsContent = ({ basics, quotes, typed }: Draft): boolean =>
  quotes.length > 0 || typed !== null || basics.introduction.trim() !== '' || basics.terms.trim() !== '';

/** An offer to change: all of it has been checked before. */
export function editDraft(before: OfferDetails): Draft {
  const { clientName, creator, currency, validUntil } = before.offer;
  const basics = { clientName, creator, currency, validUntil, ...typedContent(before.offer) };
  const draft = begin('edit', basics, before.quotes.map(quoteFields));
  return { ...draft, before, basicsDone: true };
}

/**
 * The same draft; one in which nothing is typed yet has the last day that a draft of today begins with. A template takes
 * over what was typed before.
 */
export function redatedDraft(draft: Draft, beginning: Beginning): Draft {
  const { origin, initial } = draft;
  const { validUntil } = blankBasics(beginning);
  if (
    origin === 'edit' ||
    origin === 'template' ||
    initial.validUntil === validUntil ||
    isUnsaved({ ...draft, quotes: [] })
  )
    return draft;
  const basics = { ...initial, validUntil };
  return { ...draft, initial: basics, basics };
}

type Kept = Pick<Draft, 'origin' | 'initial' | 'basics' | 'basicsDone' | 'typed' | 'priceBookId'> & {
  readonly quotes: readonly QuoteFields[];
};

/**
 * A draft that was kept over a reload.
 *
 * @param edited the offer that it changes, as it is stored now, and the version that the changes began with: the server
 *   refuses an older one
 */
export function restoredDraft(
  { origin, initial, basics, basicsDone, quotes, typed, priceBookId }: Kept,
  edited: { readonly details: OfferDetails; readonly version: number } | null,
): Draft {
  const draft = { ...begin(origin, initial, quotes), basics, basicsDone, typed, priceBookId };
  if (!edited) return draft;
  const { details, version } = edited;
  return { ...draft, before: { ...details, offer: { ...details.offer, version } } };
}

/** What the prices of its quotes depend on: quotes on the same terms keep the prices that they have (decision P11). */
export const pricingOf = ({ basics, before, priceBookId }: Draft): Pricing => ({
  currency: basics.currency,
  before: before && { currency: before.offer.currency, quotes: before.quotes },
  priceBookId,
});

/** Whether leaving the draft would lose anything. */
export function isUnsaved({ initial, basics, before, quotes, typed }: Draft): boolean {
  if (typed) return true;
  const saved = before?.quotes.map(quoteFields) ?? [];
  return JSON.stringify([initial, saved]) !== JSON.stringify([basics, quotes.map(({ fields }) => fields)]);
}

/** Whether an offer as it is stored holds all that the draft does. */
export const isSaved = ({ basics, quotes, typed }: Draft, stored: OfferDetails): boolean =>
  !isUnsaved({ ...editDraft(stored), basics, quotes, typed });

type Quotes = readonly DraftQuote[];

/** The draft with other quotes. Without any there is no price that the salesperson saw. */
export const withQuotes = (draft: Draft, quotes: Quotes): Draft => ({
  ...draft,
  quotes,
  priceBookId: quotes.length === 0 ? null : draft.priceBookId,
});

const newKey = (quotes: Quotes): number => Math.max(-1, ...quotes.map(({ key }) => key)) + 1;

export const withQuote = (quotes: Quotes, fields: QuoteFields): Quotes => [
  ...quotes,
  { key: newKey(quotes), fields, messages: noMessages },
];

export const withChangedQuote = (quotes: Quotes, key: number, fields: QuoteFields): Quotes =>
  quotes.map((quote) => (quote.key === key ? { key, fields, messages: noMessages } : quote));

/** The copy stands behind its original. */
export function withCopy(quotes: Quotes, key: number): Quotes {
  return quotes.flatMap((quote) =>
    quote.key === key ? [quote, { ...quote, key: newKey(quotes), messages: noMessages }] : [quote],
  );
}

export const withoutQuote = (quotes: Quotes, key: number): Quotes => quotes.filter((quote) => quote.key !== key);

/** Puts a quote that was removed where it was. */
export const withRestoredQuote = (quotes: Quotes, quote: DraftQuote, index: number): Quotes =>
  quotes.toSpliced(index, 0, { ...quote, key: newKey(quotes) });

/** Moves a quote by so many places: down if positive. A place outside the list changes nothing. */
export function withMovedQuote(quotes: Quotes, key: number, by: number): Quotes {
  const from = quotes.findIndex((quote) => quote.key === key);
  const quote = quotes[from];
  const to = from + by;
  if (!quote || to < 0 || to >= quotes.length) return quotes;
  return quotes.toSpliced(from, 1).toSpliced(to, 0, quote);
}
