import type { TextKey } from '@programme/i18n';
import type { InferType } from 'yup';
import { line, strictObject } from './fields.js';
import { limits } from './limits.js';

const text = (key: TextKey): TextKey => key;

/**
 * Body of `POST /api/register`: username of 3 to 64 characters without blanks at its ends, password of at least 12.
 * That a password is not a common one is the server's to say: the list has no place in a browser.
 */
export const registerSchema = strictObject({
  username: line(limits.username.max)
    .min(limits.username.min, text('validation.minimumLength'))
    .test('untrimmed', text('validation.surroundingBlanks'), (value) => value === undefined || value === value.trim())
    .required(text('validation.username.required')),
  password: line(limits.password.max)
    .min(limits.password.min, text('validation.minimumLength'))
    .required(text('validation.password.required')),
});

export type Registration = InferType<typeof registerSchema>;
