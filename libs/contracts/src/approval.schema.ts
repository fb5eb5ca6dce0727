import type { TextKey } from '@programme/i18n';
import type { InferType } from 'yup';
import { multiline, rowNumber, strictObject, typedAmount } from './fields.js';
import { limits } from './limits.js';

const text = (key: TextKey): TextKey => key;

const version = () => rowNumber().required(text('validation.required'));

const highestPercentage = 100;

/** Body of `PUT /api/offer-settings`, with the version that it was loaded with. */
export const offerSettingsChangeSchema = strictObject({
  version: version(),
  /** Percent, at most two decimals; null: no discount needs approval. */
  largestDiscount: typedAmount(highestPercentage).nullable().defined(text('validation.required')),
});

export type OfferSettingsChange = InferType<typeof offerSettingsChangeSchema>;

/** Body of `POST /api/offer-settings/confirm` and `/reject`: the version whose proposal the admin has seen. */
export const limitDecisionSchema = strictObject({ version: version() });

export type LimitDecision = InferType<typeof limitDecisionSchema>;

/** Body of `POST /api/offers/{id}/approve`: the version whose terms the admin has seen. */
export const offerApprovalSchema = strictObject({ version: version() });

export type OfferApproval = InferType<typeof offerApprovalSchema>;

/** Body of `POST /api/offers/{id}/reject`. */
export const offerRejectionSchema = strictObject({
  version: version(),
  reason: multiline(limits.decision.reason)
    .matches(/\S/, text('validation.required'))
    .required(text('validation.required')),
});

export type OfferRejection = InferType<typeof offerRejectionSchema>;
