import { currencies } from '@programme/pricing';
import { calendarDay } from './fields.js';
import { declineReasons, offeredPackages } from './offer-decision.schema.js';
import { offerStatuses } from './offer-status.js';
import { answerChannels } from './recorded-decision.schema.js';
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

/** What a client chose, with its amounts as they were shown, in major units. */
export const chosenOptionResponse = responseObject({
  quoteId: rowId(),
  package: oneOf(offeredPackages),
  months: wholeNumber(),
  currency: oneOf(currencies),
  /** Before the quote's discount, and after it. */
  listTotal: decimal(),
  total: decimal(),
});

export type ChosenOption = ResponseOf<typeof chosenOptionResponse>;

const decisionFields = {
  kind: oneOf(['accepted', 'declined']),
  revision: wholeNumber(),
  decidedAt: moment(),
  /** SHA-256 of the evidence, 64 hexadecimal digits: what `GET /api/verify/{digest}` knows. */
  digest: text(),
  /** That the stored evidence is no longer the one that the digest is of: nothing of it can be relied on. */
  altered: flag().optional(),
  /** Of an acceptance: who accepted, and what. */
  name: text().nullable(),
  option: chosenOptionResponse.nullable(),
  /** Of an answer that staff recorded: how the client gave it, and when. Null for one that was given on the page. */
  recorded: responseObject({ channel: oneOf(answerChannels), answeredOn: calendarDay().defined() }).nullable(),
};

/** What a client decided, as clients see it. */
export const offerDecisionResponse = responseObject(decisionFields);

export type OfferDecision = ResponseOf<typeof offerDecisionResponse>;

export type DecisionKind = OfferDecision['kind'];

/** How an offer stands. */
export const offerStateFields = {
  status: oneOf(offerStatuses),
  /** Number of what the client sees: it goes up when that changes after the client has seen it. */
  revision: wholeNumber(),
  /** The decision that counts; null without one, and of an offer that is withdrawn or waits for approval. */
  decision: offerDecisionResponse.nullable(),
};

/** Answer of `POST /api/offers/{id}/decision`, and `state` of its problems. */
export const offerStateResponse = responseObject(offerStateFields);

export type OfferState = ResponseOf<typeof offerStateResponse>;

/** A decision as staff see it. */
export const offerDecisionRecordResponse = responseObject({
  ...decisionFields,
  id: rowId(),
  /** Of an acceptance. */
  role: text().nullable(),
  email: text().nullable(),
  consent: text().nullable(),
  /** Of a decline. */
  reason: oneOf(declineReasons).nullable(),
  /** Of a decline, and of an acceptance that was recorded: what else the client said. */
  text: text().nullable(),
  /** Username of who recorded the answer. */
  recordedBy: text().nullable(),
  /** The client's whole address; null once it is forgotten. */
  ipAddress: text().nullable(),
  /** What the client's browser calls itself. */
  userAgent: text().nullable(),
  /** When clients opened the offer before, the oldest first; of many the newest. */
  visits: responseObject({ count: wholeNumber(), times: listOf(moment()) }),
  /** Why it no longer counts. */
  reversal: responseObject({ at: moment(), username: text(), reason: text().nullable() }).nullable(),
});

export type OfferDecisionRecord = ResponseOf<typeof offerDecisionRecordResponse>;

/** Answer of `GET /api/offers/{id}/evidence`. */
export const decisionEvidenceResponse = responseObject({
  /** Canonical JSON of the evidence of the decision that counts. The SHA-256 of its UTF-8 bytes is the decision's digest. */
  evidence: text(),
});

export type DecisionEvidence = ResponseOf<typeof decisionEvidenceResponse>;

/** Answer of `GET /api/verify/{digest}`. Only a digest that is known has the other fields. */
export const decisionVerificationResponse = responseObject({
  known: flag(),
  decidedAt: moment().optional(),
  revision: wholeNumber().optional(),
  /** Whether staff have reversed the decision since. */
  reversed: flag().optional(),
  /** That a decision had this digest, and its stored evidence has it no more. */
  altered: flag().optional(),
});

export type DecisionVerification = ResponseOf<typeof decisionVerificationResponse>;
