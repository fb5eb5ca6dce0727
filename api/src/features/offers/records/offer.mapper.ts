import type { Offer, OfferEvent, PublicOffer, Quote } from '@programme/contracts';
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

/** What the list of offers shows of each. */
export const listedColumns = [
  'id',
  'clientName',
  'currency',
  'accessCode',
  'validUntil',
  'createdAt',
  'version',
] as const satisfies (keyof OfferEntity)[];

export type ListedOffer = Pick<OfferEntity, (typeof listedColumns)[number]>;

export const toOffer = (row: ListedOffer, { today, accessCode, creator }: OfferReading): Offer => ({
  id: row.id,
  clientName: row.clientName,
  creator,
  currency: row.currency,
  accessCode,
  validUntil: row.validUntil,
  expired: row.validUntil < today,
  createdAt: row.createdAt.toISOString(),
  version: row.version,
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
});

function creatorOf({ creator }: OfferEntity): string {
  if (!creator) throw new Error('The offer was read without its creator');
  return creator.name;
}
