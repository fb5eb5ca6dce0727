import type { TextKey } from '@programme/i18n';
import { string, type InferType } from 'yup';
import { name, rowNumber, strictObject } from './fields.js';
import { limits } from './limits.js';

const text = (key: TextKey): TextKey => key;

const templateName = () => name(2, limits.name);

/** The offer whose quotes and texts the template takes over. */
const offerId = () => string().typeError(text('validation.type')).max(36, text('validation.maximumLength'));

/** Body of `POST /api/offer-templates`. */
export const newOfferTemplateSchema = strictObject({
  name: templateName().required(text('validation.required')),
  offerId: offerId().required(text('validation.required')),
});

export type NewOfferTemplate = InferType<typeof newOfferTemplateSchema>;

/** Body of `PATCH /api/offer-templates/{id}`: another name, or what another offer holds; or both. */
export const offerTemplateChangeSchema = strictObject({
  version: rowNumber().required(text('validation.required')),
  name: templateName().optional(),
  offerId: offerId().optional(),
}).test(
  'something',
  text('validation.nothingToChange'),
  (change) => change?.name !== undefined || change?.offerId !== undefined,
);

export type OfferTemplateChange = InferType<typeof offerTemplateChangeSchema>;
