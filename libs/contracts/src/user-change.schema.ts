import type { TextKey } from '@programme/i18n';
import { boolean, type InferType } from 'yup';
import { newPassword, strictObject } from './fields.js';

const text = (key: TextKey): TextKey => key;

/** Body of `PATCH /api/users/{id}`: grants admin, or takes it. */
export const userChangeSchema = strictObject({
  isAdmin: boolean().typeError(text('validation.type')).required(text('validation.required')),
});

export type UserChange = InferType<typeof userChangeSchema>;

/** Body of `PUT /api/users/{id}/password`. The user's sessions end, but for the one that asks. */
export const userPasswordSchema = strictObject({ password: newPassword() });

export type UserPassword = InferType<typeof userPasswordSchema>;
