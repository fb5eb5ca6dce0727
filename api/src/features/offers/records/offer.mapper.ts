import type { ListedOffer, Offer, OfferEvent, PublicOffer, Quote } from '@programme/contracts';
import { daysBetween } from '@programme/formatting';
import type { OfferEventEntity } from './offer-event.repository.js';
import type { OfferQuoteEntity } from './offer-quote.entity.js';
import type { OfferEntity } from './offer.entity.js';

/** What the mapper cannot read from the row itself. */
export type OfferReading = {
  /** Today, in the server's time zone. */
  readonly today: string;
  /** The code in plain text; empty for one that no secret of this server opens any more. */
  readonly accessCode: string;
  /** The creator's name. */
  readonly creator: string;
};

/** What the list says of an offer's quotes and of its openings by clients. */
export type OfferSummary = Pick<ListedOffer, 'totals' | 'quotes' | 'opens' | 'lastOpenedAt'>;

/** What the list of offers reads of each. */
export const listedColumns = [
  'id',
  'clientName',
  'currency',
  'accessCode',
  'validUntil',
  'createdAt',
  'version',
] as const satisfies (keyof OfferEntity)[];

export type ListedOfferRow = Pick<OfferEntity, (typeof listedColumns)[number]>;

export const toOffer = (row: ListedOfferRow, { today, accessCode, creator }: OfferReading): Offer => ({
  id: row.id,
  clientName: row.clientName,
  creator,
  currency: row.currency,
  accessCode,
  validUntil: row.validUntil,
  expired: row.validUntil < today,
  createdAt: row.createdAt.toISOString(),
  version: row.version,
  status: row.validUntil < today ? 'expired' : 'open',
  revision: 1,
});

/** Figures of an offer that was deleted a moment after it was listed. */
const noSummary: OfferSummary = { totals: {}, quotes: [], opens: 0, lastOpenedAt: null };

export const toListedOffer = (
  row: ListedOfferRow,
  reading: OfferReading,
  summary: OfferSummary = noSummary,
): ListedOffer => ({
  ...toOffer(row, reading),
  daysLeft: daysBetween(reading.today, row.validUntil),
  ...summary,
});

/**
 * What a client sees: never code, password, author or reminder.
 *
 * @param row with its creator and quotes
 */
export const toPublicOffer = (row: OfferEntity, today: string): PublicOffer => ({
  offer: {
    clientName: row.clientName,
    creator: creatorOf(row),
    currency: row.currency,
    validUntil: row.validUntil,
    createdAt: row.createdAt.toISOString(),
    expired: row.validUntil < today,
  },
  quotes: toQuotes(row),
  status: row.validUntil < today ? 'expired' : 'open',
  revision: 1,
  decision: null,
});

/** @param row with its quotes */
export const toQuotes = ({ quotes = [] }: OfferEntity): Quote[] =>
  quotes.toSorted((one, other) => one.orderIndex - other.orderIndex).map(toQuote);

const toQuote = ({ offerId: _offerId, offer: _offer, ...quote }: OfferQuoteEntity): Quote => quote;

export const toOfferEvent = ({ id, action, at, username, fields }: OfferEventEntity): OfferEvent => ({
  id,
  action,
  at: at.toISOString(),
  username,
  fields,
  revision: null,
  reason: null,
});

function creatorOf({ creator }: OfferEntity): string {
  if (!creator) throw new Error('The offer was read without its creator');
  return creator.name;
}
