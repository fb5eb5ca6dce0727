import type { DetailedOffer, ListedOffer, Offer, OfferSnapshot, Quote } from '@programme/contracts';
import { daysBetween } from '@programme/formatting';
import type { CreatorEntity } from '../../creators/creator.entity.js';
import type { OfferQuoteEntity } from './offer-quote.entity.js';
import type { OfferEntity } from './offer.entity.js';
import { shownTexts } from './offer-content.js';
import { statusOf } from './offer-status.js';

/** What the mapper cannot read from the row itself. */
export type OfferReading = {
  /** Today, in the server's time zone. */
  readonly today: string;
  /** The code as `AccessCodeService` reads it. */
  readonly accessCode: string | null;
  /** The creator's name. */
  readonly creator: string;
};

/** What the list says of an offer's quotes, of what was accepted of them, and of its openings by clients. */
export type OfferSummary = Pick<ListedOffer, 'totals' | 'quotes' | 'accepted' | 'opens' | 'lastOpenedAt'>;

/** What the list of offers reads of each. */
export const listedColumns = [
  'id',
  'clientName',
  'currency',
  'sealedAccessCode',
  'validUntil',
  'createdAt',
  'version',
  'revision',
  'decision',
  'withdrawnAt',
  'approvalRequestedAt',
  'language',
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
  status: statusOf(row, today),
  revision: row.revision,
  language: row.language,
});

export const toDetailedOffer = (row: OfferEntity, reading: OfferReading): DetailedOffer => ({
  ...toOffer(row, reading),
  contactName: row.contactName,
  contactEmail: row.contactEmail,
  introduction: row.introduction,
  terms: row.terms,
});

/** Figures of an offer that was deleted a moment after it was listed. */
const noSummary: OfferSummary = { totals: {}, quotes: [], accepted: null, opens: 0, lastOpenedAt: null };

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
 * What a client can see: never code, password, author or reminder.
 *
 * @param row with its creator and quotes
 */
export const toSnapshot = (row: OfferEntity): OfferSnapshot => ({
  offer: {
    clientName: row.clientName,
    creator: creatorOf(row).name,
    currency: row.currency,
    validUntil: row.validUntil,
    createdAt: row.createdAt.toISOString(),
    ...shownTexts(row),
  },
  quotes: toQuotes(row),
});

/** When the client asked for more time; null when it did not, or has got it. */
export const extensionRequestedAt = (row: Pick<OfferEntity, 'extensionRequestedAt'>): string | null =>
  row.extensionRequestedAt?.toISOString() ?? null;

/** @param row with its quotes */
export const toQuotes = ({ quotes = [] }: OfferEntity): Quote[] =>
  quotes.toSorted((one, other) => one.orderIndex - other.orderIndex).map(toQuote);

const toQuote = ({ offerId: _offerId, offer: _offer, ...quote }: OfferQuoteEntity): Quote => quote;

export function creatorOf({ creator }: OfferEntity): CreatorEntity {
  if (!creator) throw new Error('The offer was read without its creator');
  return creator;
}
