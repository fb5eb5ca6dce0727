import type { TextKey } from '@programme/i18n';
import { boolean, type InferType } from 'yup';
import { line, newPassword, strictObject } from './fields.js';
import { limits } from './limits.js';

const text = (key: TextKey): TextKey => key;

/** Body of `PATCH /api/users/{id}`: grants admin, or takes it. */
export const userChangeSchema = strictObject({
  isAdmin: boolean().typeError(text('validation.type')).required(text('validation.required')),
});

export type UserChange = InferType<typeof userChangeSchema>;

/** Body of `PUT /api/account/password`: the own password needs the present one. Other sessions end. */
export const accountPasswordSchema = strictObject({
  current: line(limits.password.max).required(text('validation.password.required')),
  password: newPassword(),
});

export type AccountPassword = InferType<typeof accountPasswordSchema>;

/** What a link carries after its `#`; anything else of that length is a link that opens nothing. */
const token = () => line(limits.linkToken).required(text('validation.required'));

/** Body of `POST /api/links/open`: tells what a link is for, and uses nothing of it. */
export const linkSchema = strictObject({ token: token() });

export type Link = InferType<typeof linkSchema>;

/** Body of `POST /api/links/use`: sets the password of the link's user, once. */
export const linkUseSchema = strictObject({ token: token(), password: newPassword() });

export type LinkUse = InferType<typeof linkUseSchema>;
