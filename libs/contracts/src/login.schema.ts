import type { TextKey } from '@programme/i18n';
import type { InferType } from 'yup';
import { line, strictObject } from './fields.js';
import { limits } from './limits.js';

const usernameRequired: TextKey = 'validation.username.required';
const passwordRequired: TextKey = 'validation.password.required';

/** Body of `POST /api/login` (S2 §5): both required, nothing said about what a right one looks like. */
export const loginSchema = strictObject({
  username: line(limits.name).required(usernameRequired),
  password: line(limits.password.max).required(passwordRequired),
});

export type Login = InferType<typeof loginSchema>;
