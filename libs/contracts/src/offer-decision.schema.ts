import type { TextKey } from '@programme/i18n';
import { lazy, type InferType } from 'yup';
import { choice, email, months, multiline, name, rowNumber, strictObject } from './fields.js';
import { limits } from './limits.js';

const text = (key: TextKey): TextKey => key;

/** The two packages that a client chooses from. */
export const offeredPackages = ['enterprise', 'comfort'] as const;

export type OfferedPackage = (typeof offeredPackages)[number];

export const declineReasons = ['price', 'timing', 'scope', 'competitor', 'other'] as const;

export type DeclineReason = (typeof declineReasons)[number];

/** Key of the text that a client agrees to when accepting an offer. */
export const consentKey = 'offer.decision.consent' satisfies TextKey;

/** The revision that the client has read: a decision on an older one is refused. */
const revision = () => rowNumber().required(text('validation.required'));

const kind = <Kind extends string>(value: Kind) => choice([value]).required(text('validation.required'));

/** Fields that a person fills in to accept. */
export const acceptanceFormFields = {
  name: name(2, limits.name).required(text('validation.required')),
  /** What the person is in the client's company. */
  role: name(2, limits.decision.role).required(text('validation.required')),
  email: email().required(text('validation.required')),
};

export const acceptanceSchema = strictObject({
  revision: revision(),
  decision: kind('accepted'),
  /** A quote of the revision, one of its packages, and its own length or one of its neighbours. */
  quoteId: rowNumber().required(text('validation.required')),
  package: choice(offeredPackages).required(text('validation.required')),
  months: months(),
  ...acceptanceFormFields,
  /** The text of `consentKey` as it was shown, in the page's language. */
  consent: multiline(limits.text).required(text('validation.required')),
});

export type Acceptance = InferType<typeof acceptanceSchema>;

export const declineSchema = strictObject({
  revision: revision(),
  decision: kind('declined'),
  reason: choice(declineReasons).required(text('validation.required')),
  text: multiline(limits.decision.text).nullable().optional(),
});

export type Decline = InferType<typeof declineSchema>;

/** Body of `POST /api/offers/{id}/decision`: either shape, by its field `decision`. */
export const offerDecisionSchema = lazy((value: unknown) =>
  (value as { decision?: unknown } | null | undefined)?.decision === 'accepted' ? acceptanceSchema : declineSchema,
);

export type OfferDecisionRequest = Acceptance | Decline;

/** Body of `POST /api/offers/{id}/withdraw`. */
export const offerWithdrawalSchema = strictObject({ version: rowNumber().required(text('validation.required')) });

export type OfferWithdrawal = InferType<typeof offerWithdrawalSchema>;

/** Body of `POST /api/offers/{id}/reverse`. */
export const offerReversalSchema = strictObject({
  version: rowNumber().required(text('validation.required')),
  reason: multiline(limits.decision.reason)
    .matches(/\S/, text('validation.required'))
    .required(text('validation.required')),
});

export type OfferReversal = InferType<typeof offerReversalSchema>;
