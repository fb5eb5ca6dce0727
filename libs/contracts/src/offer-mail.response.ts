import { languages } from '@programme/i18n';
import { sendKinds } from './offer-mail.schema.js';
import { flag, listOf, moment, oneOf, responseObject, rowId, text, type ResponseOf } from './response-fields.js';

/** Mails to a client's person: the offer's link, its password, reminders, and what has become of the offer. */
export const clientMailKinds = ['link', 'code', 'follow-up', 'answered', 'updated', 'extended', 'accepted'] as const;

/**
 * What became of a mail. `refused`: the server will not take it. `uncertain`: the server gave no answer, so that it may
 * have arrived. `failed`: given up for another reason. `cancelled`: it was no longer true.
 */
export const mailStates = ['waiting', 'delivered', 'refused', 'uncertain', 'failed', 'cancelled'] as const;

export type MailState = (typeof mailStates)[number];

/**
 * Why the last attempt failed, in our words. `rejected`: the recipient's server does not want it. `sender-refused`: the
 * mail server does not send in our name. `busy`: not at the moment. `no-answer`: it may have arrived. `unreadable`: what
 * it says cannot be decrypted any more.
 */
export const mailFailures = [
  'address-unknown',
  'mailbox-full',
  'rejected',
  'sender-refused',
  'login-refused',
  'unreachable',
  'busy',
  'no-answer',
  'unreadable',
  'other',
] as const;

export type MailFailure = (typeof mailFailures)[number];

export const sentMailResponse = responseObject({
  id: rowId(),
  kind: oneOf(clientMailKinds),
  /** Null for one whose address is forgotten. */
  recipient: text().nullable(),
  createdAt: moment(),
  state: oneOf(mailStates),
  sentAt: moment().nullable(),
  /** Of the last attempt, while the mail is not delivered; null without one. Absent in answers of older APIs. */
  failure: oneOf(mailFailures).nullable().optional(),
  /** What the server said at that attempt, in its own words. */
  error: text().nullable(),
});

export type SentMail = ResponseOf<typeof sentMailResponse>;

/** Answer of `GET /api/offers/{id}/mails` and of `POST /api/offers/{id}/send`. */
export const offerMailsResponse = responseObject({
  /** Whether this installation sends mails. */
  mail: flag(),
  /** To whom they go; null without a contact. */
  recipient: responseObject({ name: text(), address: text() }).nullable(),
  language: oneOf(languages),
  remindClient: flag(),
  /** When they were sent last. */
  sentAt: moment().nullable(),
  /** What the next ones say; empty without a contact. */
  previews: listOf(responseObject({ kind: oneOf(sendKinds), subject: text(), text: text() })),
  /** The newest first. */
  sent: listOf(sentMailResponse),
});

export type OfferMails = ResponseOf<typeof offerMailsResponse>;
