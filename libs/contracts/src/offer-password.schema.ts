import type { TextKey } from '@programme/i18n';
import type { InferType } from 'yup';
import { line, strictObject } from './fields.js';
import { limits } from './limits.js';

const passwordRequired: TextKey = 'validation.password.required';

/** Body of `POST /api/offers/{id}/validate`: required, and not only blanks (S2 §5). */
export const offerPasswordSchema = strictObject({
  password: line(limits.password.max).required(passwordRequired).matches(/\S/, passwordRequired),
});

export type OfferPassword = InferType<typeof offerPasswordSchema>;
