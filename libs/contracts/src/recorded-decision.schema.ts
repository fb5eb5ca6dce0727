import type { TextKey } from '@programme/i18n';
import { lazy, type InferType } from 'yup';
import { calendarDay, choice, email, months, multiline, name, rowNumber, strictObject } from './fields.js';
import { limits } from './limits.js';
import { declineReasons, offeredPackages } from './offer-decision.schema.js';

const text = (key: TextKey): TextKey => key;

/** How a client answered without the offer's page. */
export const answerChannels = ['phone', 'email', 'meeting', 'other'] as const;

export type AnswerChannel = (typeof answerChannels)[number];

const recordedFields = {
  /** Of the offer that the person who records the answer has seen. */
  version: rowNumber().required(text('validation.required')),
  channel: choice(answerChannels).required(text('validation.required')),
  /** When the client answered: today or before, when the offer was valid and as it is now. */
  answeredOn: calendarDay().required(text('validation.required')),
  /** What else the client said. */
  text: multiline(limits.decision.text).nullable().optional(),
};

const kind = <Kind extends string>(value: Kind) => choice([value]).required(text('validation.required'));

export const recordedAcceptanceSchema = strictObject({
  ...recordedFields,
  decision: kind('accepted'),
  /** A quote of the offer, one of its packages, and its own length or one of its neighbours. */
  quoteId: rowNumber().required(text('validation.required')),
  package: choice(offeredPackages).required(text('validation.required')),
  months: months(),
  /** Who accepted; on the phone not everybody says more than a name. */
  name: name(2, limits.name).required(text('validation.required')),
  role: name(2, limits.decision.role).nullable().optional(),
  email: email().nullable().optional(),
});

export type RecordedAcceptance = InferType<typeof recordedAcceptanceSchema>;

export const recordedDeclineSchema = strictObject({
  ...recordedFields,
  decision: kind('declined'),
  reason: choice(declineReasons).required(text('validation.required')),
});

export type RecordedDecline = InferType<typeof recordedDeclineSchema>;

/** Body of `POST /api/offers/{id}/recorded-decision`: either shape, by its field `decision`. */
export const recordedDecisionSchema = lazy((value: unknown) =>
  (value as { decision?: unknown } | null | undefined)?.decision === 'accepted'
    ? recordedAcceptanceSchema
    : recordedDeclineSchema,
);

export type RecordedDecision = RecordedAcceptance | RecordedDecline;
