import type { TextKey } from '@programme/i18n';
import { boolean, type InferType } from 'yup';
import { rowNumber, strictObject } from './fields.js';

const text = (key: TextKey): TextKey => key;

/** Body of `POST /api/offers/{id}/send`: the version whose mails the salesperson has seen. */
export const offerSendSchema = strictObject({
  version: rowNumber().required(text('validation.required')),
  /** Whether its client is reminded until it decides. */
  remindClient: boolean().typeError(text('validation.type')).required(text('validation.required')),
});

export type OfferSend = InferType<typeof offerSendSchema>;
