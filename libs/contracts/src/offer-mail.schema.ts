import type { TextKey } from '@programme/i18n';
import { boolean, type InferType } from 'yup';
import { instant, rowNumber, strictObject } from './fields.js';

const text = (key: TextKey): TextKey => key;

/** Body of `POST /api/offers/{id}/send`: the version whose mails the salesperson has seen. */
export const offerSendSchema = strictObject({
  version: rowNumber().required(text('validation.required')),
  /** When it was sent last, as the salesperson saw it; null for never. Absent in calls of older pages. */
  sentAt: instant().nullable().notRequired(),
  /** Whether its client is reminded until it decides. */
  remindClient: boolean().typeError(text('validation.type')).required(text('validation.required')),
});

export type OfferSend = InferType<typeof offerSendSchema>;
