import type { TextKey } from '@programme/i18n';
import type { InferType } from 'yup';
import { name, newPassword, strictObject } from './fields.js';
import { limits } from './limits.js';

const usernameRequired: TextKey = 'validation.username.required';

/**
 * Body of `POST /api/register`: username of 3 to 64 characters without blanks at its ends, password of at least 12.
 * That a password is not a common one is the server's to say: the list has no place in a browser.
 */
export const registerSchema = strictObject({
  username: name(limits.username.min, limits.username.max).required(usernameRequired),
  password: newPassword(),
});

export type Registration = InferType<typeof registerSchema>;
