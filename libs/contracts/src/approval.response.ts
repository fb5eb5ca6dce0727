import { currencies } from '@programme/pricing';
import { offeredPackages } from './offer-decision.schema.js';
import {
  decimal,
  flag,
  listOf,
  moment,
  oneOf,
  responseObject,
  rowId,
  text,
  wholeNumber,
  type ResponseOf,
} from './response-fields.js';

/**
 * What became of a change of the limit. `lowered` and `alone` hold at once: the second is a raise by an only admin.
 * `waiting` becomes `confirmed` or `rejected` by an admin, or `replaced` by the next change.
 */
export const limitOutcomes = ['lowered', 'alone', 'waiting', 'confirmed', 'rejected', 'replaced'] as const;

export type LimitOutcome = (typeof limitOutcomes)[number];

/** A change of the limit, in percent; null: no discount needs approval. */
export const limitChangeResponse = responseObject({
  id: rowId(),
  from: decimal().nullable(),
  to: decimal().nullable(),
  at: moment(),
  by: text(),
  outcome: oneOf(limitOutcomes),
  /** Who ended the wait, and when; null for what never waited, or still does. */
  settledBy: text().nullable(),
  settledAt: moment().nullable(),
});

export type LimitChange = ResponseOf<typeof limitChangeResponse>;

/** Answer of all calls about `/api/offer-settings`. */
export const offerSettingsResponse = responseObject({
  /** Largest effective discount, in percent, that needs no approval; null: none needs any. */
  largestDiscount: decimal().nullable(),
  /** Goes up with each change, proposal, confirmation and rejection. */
  version: wholeNumber(),
  /** Whether the caller may confirm the change that waits; false where none does. Absent in answers of older APIs. */
  mayConfirm: flag().optional(),
  /** The latest changes, the newest first: one that waits is the first. Absent in answers of older APIs. */
  history: listOf(limitChangeResponse).optional(),
});

export type OfferSettings = ResponseOf<typeof offerSettingsResponse>;

/** An option that an admin has approved, by what it offers: with the same discount or a lower one it needs no other. */
export const approvedDiscountResponse = responseObject({
  currency: oneOf(currencies),
  package: oneOf(offeredPackages),
  /** Active users of Enterprise, employees of Comfort. */
  people: wholeNumber(),
  months: wholeNumber(),
  /** Effective discount in percent. */
  discount: decimal(),
});

export type ApprovedDiscount = ResponseOf<typeof approvedDiscountResponse>;

/** What an offer waits for an approval of. */
export const approvalRequestResponse = responseObject({
  requestedAt: moment(),
  /** Who gave the last of them. */
  requestedBy: text(),
  /** The largest effective discount that waits, and the largest without approval when it was asked for, in percent. */
  discount: decimal(),
  limit: decimal(),
  /** The options above the limit. */
  options: listOf(
    responseObject({
      /** Place of its quote in the offer, from 1. */
      quote: wholeNumber(),
      package: oneOf(offeredPackages),
      months: wholeNumber(),
      discount: decimal(),
      /** Who gave it, and so cannot approve the offer. */
      requestedBy: text(),
    }),
  ),
  /** Why an admin has not approved it; null while nobody has rejected it. */
  rejection: responseObject({ at: moment(), username: text(), reason: text() }).nullable(),
});

export type ApprovalRequest = ResponseOf<typeof approvalRequestResponse>;
