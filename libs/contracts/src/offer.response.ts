import { languages } from '@programme/i18n';
import { currencies } from '@programme/pricing';
import { string } from 'yup';
import { approvalRequestResponse, approvedDiscountResponse } from './approval.response.js';
import { calendarDay } from './fields.js';
import { creatorContactFields } from './management.response.js';
import { quoteResponse } from './quote.response.js';
import { offerDecisionRecordResponse, offerStateFields } from './offer-decision.response.js';
import { offerThreadFields } from './offer-thread.response.js';
import { offerActions } from './offer-actions.js';
import { offeredPackages } from './offer-decision.schema.js';
import { offerAbilityNames } from './offer-abilities.js';
import { offerStatuses } from './offer-status.js';
import { packageTypes } from './quote.schema.js';
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

/** What the salesperson and the client see of an offer. */
const publicFields = {
  clientName: text(),
  /** Full name of the creator as it is now. */
  creator: text(),
  currency: oneOf(currencies),
  validUntil: calendarDay().defined(),
  /** Whether the last valid day is over. */
  expired: flag(),
  createdAt: moment(),
};

/** Days of an offer by the server's calendar (decision B36), so that no reader's clock says otherwise. */
const dayFields = {
  /** The day on which it was made. */
  preparedOn: calendarDay().defined(),
  /** Whole days from today to the last valid day; negative once that is over. */
  daysLeft: wholeNumber(),
  /** The first moment after the last valid day; absent where nobody's clock matters, as in a preview. */
  endsAt: moment().optional(),
};

/** Plain texts of an offer that has them (docs/adr/0027). */
const shownTexts = { introduction: text().optional(), terms: text().optional() };

const staffFields = {
  ...publicFields,
  id: string().uuid().defined(),
  /** What the client types to open the offer; null while the offer waits for approval. */
  accessCode: text().nullable(),
  /** Goes up with each change. */
  version: wholeNumber(),
  status: oneOf(offerStatuses),
  /** Number of what the client sees at present, as in `GET /api/offers/{id}/revisions`. */
  revision: wholeNumber(),
  /** In which its client reads it; null where nobody has chosen. */
  language: oneOf(languages).nullable(),
};

/** An offer as staff see it, without its quotes. */
export const offerResponse = responseObject(staffFields);

export type Offer = ResponseOf<typeof offerResponse>;

/** One row of `GET /api/offers`: the offer, with figures of its quotes and of its openings by clients. */
export const listedOfferResponse = responseObject({
  ...staffFields,
  /** Whole days from today to the last valid day, in the server's time zone; negative once that is over. */
  daysLeft: wholeNumber(),
  /** Of each package that a quote holds: the lowest total after discount, in the offer's currency. */
  totals: responseObject({ enterprise: decimal().optional(), comfort: decimal().optional() }),
  /** All of its quotes, in their order. */
  quotes: listOf(
    responseObject({ packageType: oneOf(packageTypes), people: wholeNumber(), monthsCount: wholeNumber() }),
  ),
  /** What its client has accepted, with the price after discount; null while nothing is accepted. */
  accepted: responseObject({
    package: oneOf(offeredPackages),
    months: wholeNumber(),
    total: decimal(),
    /** When. Absent in answers of older APIs. */
    at: moment().optional(),
  }).nullable(),
  /** Openings by clients, as in `GET /api/offers/{id}/analytics`. */
  opens: wholeNumber(),
  /** The latest of them. */
  lastOpenedAt: moment().nullable(),
});

export type ListedOffer = ResponseOf<typeof listedOfferResponse>;

/** Answer of `GET /api/offers/counts`: how many offers each view of the list has, up to `limits.countedRows`. */
export const offerCountsResponse = responseObject({
  all: wholeNumber(),
  /** Whose clients have asked something, or for more time. */
  needsAnswer: wholeNumber(),
  expiring: wholeNumber(),
  /** Made by the reader. */
  mine: wholeNumber(),
  accepted: wholeNumber(),
  declined: wholeNumber(),
});

export type OfferCounts = ResponseOf<typeof offerCountsResponse>;

/** An offer with all that it says, and to whom. */
export const detailedOfferResponse = responseObject({
  ...staffFields,
  contactName: text().nullable(),
  contactEmail: text().nullable(),
  introduction: text().nullable(),
  terms: text().nullable(),
});

export type DetailedOffer = ResponseOf<typeof detailedOfferResponse>;

/** Answer of `GET /api/offers/{id}/details` and of `PUT /api/offers/{id}`. */
export const offerDetailsResponse = responseObject({
  offer: detailedOfferResponse,
  quotes: listOf(quoteResponse),
  /** All that clients have decided, newest first, with those that no longer count. */
  decisions: listOf(offerDecisionRecordResponse),
  ...offerThreadFields,
  /** The discounts that wait for an admin; null while none do. */
  approval: approvalRequestResponse.nullable(),
  /** What of its discounts an admin has approved. */
  approvedDiscounts: listOf(approvedDiscountResponse),
  /** What the reader can do with it now. */
  abilities: listOf(oneOf(offerAbilityNames)),
});

export type OfferDetails = ResponseOf<typeof offerDetailsResponse>;

/** Answer of `POST /api/offers`. */
export const offerCreatedResponse = responseObject({
  offer: offerResponse,
  /** Null for an offer that waits for approval. */
  generatedPassword: text().nullable(),
});

export type OfferCreated = ResponseOf<typeof offerCreatedResponse>;

/** Answer of `POST /api/offers/{id}/code`: the code that opens the offer from now on. */
export const offerCodeResponse = responseObject({ accessCode: text(), version: wholeNumber() });

export type OfferCode = ResponseOf<typeof offerCodeResponse>;

/** One entry of `GET /api/offers/{id}/history`, newest first: what someone did with an offer. */
export const offerEventResponse = responseObject({
  id: rowId(),
  action: oneOf(offerActions),
  at: moment(),
  /** Null for what a client did. */
  username: text().nullable(),
  /** Of a change and of an extension: which of the offer's fields are different now. */
  fields: listOf(text()),
  /** Number of what the client saw from then on; null for events of before there were revisions. */
  revision: wholeNumber().nullable(),
  /** Of `reversed` and `rejected`: why. */
  reason: text().nullable(),
});

export type OfferEvent = ResponseOf<typeof offerEventResponse>;

/** Answer of a right password; the session cookie carries the access. */
export const offerUnlockedResponse = responseObject({ unlocked: flag().oneOf([true] as const) });

export type OfferUnlocked = ResponseOf<typeof offerUnlockedResponse>;

/**
 * What the client sees of an offer: answer of `GET /api/offers/{id}/public`. Of an offer that is withdrawn or waits for
 * approval there are no quotes and no decision, no texts, no contact, and nothing of what was asked.
 */
export const publicOfferResponse = responseObject({
  offer: responseObject({ ...publicFields, ...dayFields, ...shownTexts }),
  quotes: listOf(quoteResponse),
  language: oneOf(languages).nullable(),
  /** The client's person whom the offer is for, and whether answers go there by mail; absent in answers of older APIs. */
  contact: responseObject({ name: text(), email: text(), isWrittenTo: flag().optional() }).nullable(),
  /** How its creator is reached at present. */
  creatorContact: responseObject(creatorContactFields),
  ...offerStateFields,
  ...offerThreadFields,
});

export type PublicOffer = ResponseOf<typeof publicOfferResponse>;

/** Answer of `POST /api/offers/{id}/view`. */
export const offerVisitCreatedResponse = responseObject({ id: rowId() });

export type OfferVisitCreated = ResponseOf<typeof offerVisitCreatedResponse>;

/** One entry of `GET /api/offers/{id}/analytics`. */
export const offerVisitResponse = responseObject({
  id: rowId(),
  viewedAt: moment(),
  ipAddress: text().nullable(),
  /** Seconds; null while the page has not reported any yet. */
  sessionDuration: wholeNumber().nullable(),
  /** For how many of these seconds somebody was looking; null while the page has not reported any. */
  activeSeconds: wholeNumber().nullable(),
});

export type OfferVisit = ResponseOf<typeof offerVisitResponse>;

/** A figure of a quote's prices that is not the one that was stored; null on the side that does not have it. */
const reproducedDifference = responseObject({ path: text(), stored: text().nullable(), computed: text().nullable() });

/**
 * One quote of `GET /api/offers/{id}/reproduce`, computed again from its own book. `unknown-book`: the book is not here.
 * `other-content`: the book is not the one that the quote was priced with. `differs`: the engine comes to other figures.
 */
export const reproducedQuoteResponse = responseObject({
  id: rowId(),
  result: oneOf(['equal', 'differs', 'other-content', 'unknown-book']),
  priceBookId: text(),
  /** Null for a quote of before the price books, which is found by the id alone. */
  priceBookDigest: text().nullable(),
  engineVersion: wholeNumber().nullable(),
  differences: listOf(reproducedDifference),
});

export const offerReproductionResponse = responseObject({
  /** Whether every quote comes to the prices that were stored. */
  equal: flag(),
  engineVersion: wholeNumber(),
  quotes: listOf(reproducedQuoteResponse),
});

export type OfferReproduction = ResponseOf<typeof offerReproductionResponse>;
