import { currencies } from '@programme/pricing';
import { calendarDay } from './fields.js';
import { quoteResponse } from './quote.response.js';
import { flag, listOf, moment, oneOf, responseObject, text, wholeNumber, type ResponseOf } from './response-fields.js';

/** What a client can see of an offer, frozen. What follows from the day it is read on is not in it. */
export const offerSnapshotResponse = responseObject({
  offer: responseObject({
    clientName: text(),
    creator: text(),
    currency: oneOf(currencies),
    validUntil: calendarDay().defined(),
    createdAt: moment(),
    /** Absent without one: a snapshot of before there were such texts has the same digest as ever. */
    introduction: text().optional(),
    terms: text().optional(),
  }),
  quotes: listOf(quoteResponse),
});

export type OfferSnapshot = ResponseOf<typeof offerSnapshotResponse>;

/** One entry of `GET /api/offers/{id}/revisions`, newest first, a page at a time (decision B16). */
export const offerRevisionResponse = responseObject({
  number: wholeNumber(),
  /** Whether the client sees this one. */
  current: flag(),
  /** When it got its present content, and who gave it; null where that is not known. */
  createdAt: moment(),
  username: text().nullable(),
  /** SHA-256 of the snapshot's canonical JSON. */
  digest: text(),
  snapshot: offerSnapshotResponse,
  /** What differs from the revision before, by `offerDifferences`; nothing of the first. */
  changes: listOf(text()),
});

export type OfferRevision = ResponseOf<typeof offerRevisionResponse>;
