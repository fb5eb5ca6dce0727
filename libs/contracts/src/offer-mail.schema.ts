import type { TextKey } from '@programme/i18n';
import { boolean, string, type InferType } from 'yup';
import { email, instant, multiline, rowNumber, strictObject } from './fields.js';
import { limits } from './limits.js';

const text = (key: TextKey): TextKey => key;

/** The two mails by which an offer is sent. */
export const sendKinds = ['link', 'code'] as const;

export type SendKind = (typeof sendKinds)[number];

const line = () => multiline(limits.mailLine).nullable().optional();
const copyTo = () => email().nullable().optional();

/** Body of `POST /api/offers/{id}/send`: the version whose mails the salesperson has seen. */
export const offerSendSchema = strictObject({
  version: rowNumber().required(text('validation.required')),
  /** When it was sent last, as the salesperson saw it; null for never. Absent in calls of older pages. */
  sentAt: instant().nullable().notRequired(),
  /** Whether its client is reminded until it decides. */
  remindClient: boolean().typeError(text('validation.type')).required(text('validation.required')),
  /** The one mail that is sent; both without it. */
  only: string<SendKind>()
    .typeError(text('validation.type'))
    .nullable()
    .oneOf([...sendKinds, null], text('validation.choice'))
    .optional(),
  /** What stands below each greeting. */
  linkLine: line(),
  codeLine: line(),
  /** Who gets a copy of each. */
  linkCopyTo: copyTo(),
  codeCopyTo: copyTo(),
});

export type OfferSend = InferType<typeof offerSendSchema>;

/** A mail's text with a personal line below its greeting, which is its first paragraph. */
export function withPersonalLine(mail: string, typed: string | null | undefined): string {
  const words = typed?.trim();
  if (!words) return mail;
  const [greeting = '', ...rest] = mail.split('\n\n');
  return [greeting, words, ...rest].join('\n\n');
}
