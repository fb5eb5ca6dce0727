import { currencies } from '@programme/pricing';
import { offeredPackages } from './offer-decision.schema.js';
import {
  decimal,
  listOf,
  moment,
  oneOf,
  responseObject,
  text,
  wholeNumber,
  type ResponseOf,
} from './response-fields.js';

/** Answer of `GET` and `PUT /api/offer-settings`. */
export const offerSettingsResponse = responseObject({
  /** Largest effective discount, in percent, that needs no approval; null: none needs any. */
  largestDiscount: decimal().nullable(),
  /** Goes up with each change. */
  version: wholeNumber(),
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
