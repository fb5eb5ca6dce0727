import type { TextKey } from '@programme/i18n';
import type { InferType } from 'yup';
import { name, newPassword, strictObject } from './fields.js';
import { limits } from './limits.js';
import { isPlainUsername } from './username.js';

const usernameRequired: TextKey = 'validation.username.required';
const unsuitableLetters: TextKey = 'validation.username.characters';

/**
 * Body of `POST /api/register`: username of 3 to 64 characters without blanks at its ends and in letters of one script,
 * password of at least 12.
 * That a password is not a common one is the server's to say: the list has no place in a browser.
 */
export const registerSchema = strictObject({
  username: name(limits.username.min, limits.username.max)
    .test('plain', unsuitableLetters, (value) => !value || isPlainUsername(value))
    .required(usernameRequired),
  password: newPassword(),
});

export type Registration = InferType<typeof registerSchema>;
