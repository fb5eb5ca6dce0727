import type { TextKey } from '@programme/i18n';
import type { InferType } from 'yup';
import { calendarDay, multiline, name, rowNumber, strictObject } from './fields.js';
import { limits } from './limits.js';

const text = (key: TextKey): TextKey => key;

const message = () =>
  multiline(limits.thread.text)
    .matches(/\S/, { message: text('validation.required'), excludeEmptyString: true })
    .required(text('validation.required'));

/** Fields that a client fills in to ask. */
export const offerQuestionFields = {
  text: message(),
  /** Who asks: several people of one company may read an offer. */
  name: name(2, limits.name).nullable().optional(),
};

/** Body of `POST /api/offers/{id}/questions`. */
export const offerQuestionSchema = strictObject(offerQuestionFields);

export type OfferQuestion = InferType<typeof offerQuestionSchema>;

/** Body of `POST /api/offers/{id}/answers`. */
export const offerAnswerSchema = strictObject({ text: message() });

export type OfferAnswer = InferType<typeof offerAnswerSchema>;

/**
 * Body of `POST /api/offers/{id}/extension`: a later last day, at the prices that the offer has. At most
 * `limits.extensionDays` after today.
 */
export const offerExtensionSchema = strictObject({
  version: rowNumber().required(text('validation.required')),
  validUntil: calendarDay().required(text('validation.validUntil.required')),
});

export type OfferExtension = InferType<typeof offerExtensionSchema>;
