import type { MailFailure } from '@programme/contracts';

/** What nodemailer says of an attempt that failed. */
export type SmtpError = Error & { readonly code?: string; readonly responseCode?: number; readonly command?: string };

/** Subject and detail of an enhanced status code (RFC 3463): `1.1` of `550 5.1.1 No such user`. Addresses look alike. */
const enhanced = /\b[45]\d\d[ -][45]\.(\d{1,3}\.\d{1,3})\b/;

/** By the codes of the IANA registry, and by subjects alone. */
const byEnhancedCode: Readonly<Record<string, MailFailure>> = {
  '1.7': 'sender-refused',
  '1.8': 'sender-refused',
  '2.1': 'address-unknown',
  '2.2': 'mailbox-full',
  '4.4': 'address-unknown',
  '7.8': 'login-refused',
  '1': 'address-unknown',
  '7': 'rejected',
};

/** Of a recipient. */
const byResponseCode: Readonly<Record<number, MailFailure>> = {
  550: 'address-unknown',
  551: 'address-unknown',
  552: 'mailbox-full',
  553: 'address-unknown',
  554: 'rejected',
};

/** By the error's code, where the server was not asked or did not answer. */
const byErrorCode: Readonly<Record<string, MailFailure>> = { EENVELOPE: 'address-unknown', EMESSAGE: 'rejected' };

/** Why an attempt failed, for staff; the server's own words are kept beside it. */
export function mailFailureOf({ message, code = '', responseCode, command }: SmtpError): MailFailure {
  if (responseCode === undefined) return byErrorCode[code] ?? 'unreachable';
  const found = enhanced.exec(message)?.[1] ?? '';
  const listed = byEnhancedCode[found];
  if (listed !== undefined) return listed;
  if (responseCode < 500) return 'busy';
  if (code === 'EAUTH') return 'login-refused';
  if (command === 'MAIL FROM') return 'sender-refused';
  // What comes after the recipient was taken is about what the mail says.
  if (command === 'DATA') return 'rejected';
  if (command !== 'RCPT TO') return 'other';
  return byEnhancedCode[found.split('.')[0] ?? ''] ?? byResponseCode[responseCode] ?? 'other';
}
