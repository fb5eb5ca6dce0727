import type { TextKey } from '@programme/i18n';
import { boolean, type InferType } from 'yup';
import { email, line, newPassword, strictObject } from './fields.js';
import { limits } from './limits.js';

const text = (key: TextKey): TextKey => key;

/** Body of `PATCH /api/users/{id}`: grants admin, or takes it. */
export const userChangeSchema = strictObject({
  isAdmin: boolean().typeError(text('validation.type')).required(text('validation.required')),
});

export type UserChange = InferType<typeof userChangeSchema>;

/** The address of an account; null takes it away. */
const accountEmail = () => email().nullable().defined(text('validation.required'));

/** Body of `PUT /api/users/{id}/email`. */
export const userEmailSchema = strictObject({ email: accountEmail() });

export type UserEmail = InferType<typeof userEmailSchema>;

/** Body of `PUT /api/account/email`: the own address needs the present password. */
export const accountEmailSchema = strictObject({
  email: accountEmail(),
  password: line(limits.password.max).required(text('validation.password.required')),
});

export type AccountEmail = InferType<typeof accountEmailSchema>;

/** Body of `POST /api/users/{id}/link`, or nothing: whether the link goes to its user by mail, and is shown to nobody. */
export const newUserLinkSchema = strictObject({
  byMail: boolean().typeError(text('validation.type')).optional(),
}).notRequired();

export type NewUserLink = InferType<typeof newUserLinkSchema>;

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
