import { expect, it } from 'vitest';
import { mailFailureOf } from './mail-failure.js';

it.each([
  ['RCPT TO', '550 5.1.1 <anna@x.example>: Recipient address rejected: User unknown', 'address-unknown'],
  ['RCPT TO', '550 No such user', 'address-unknown'],
  ['RCPT TO', '553 Mailbox name not allowed', 'address-unknown'],
  ['RCPT TO', '550 5.2.1 The account is disabled', 'address-unknown'],
  ['RCPT TO', '550 5.4.4 Invalid arguments, no such domain', 'address-unknown'],
  ['RCPT TO', '552 5.2.2 Over quota', 'mailbox-full'],
  ['RCPT TO', '452 4.2.2 Mailbox full', 'mailbox-full'],
  ['RCPT TO', '552 Storage exceeded', 'mailbox-full'],
  ['RCPT TO', '550 5.7.1 Relaying denied', 'rejected'],
  ['RCPT TO', '554 Blocked', 'rejected'],
  ['RCPT TO', '554 10.5.1.1 is blocked', 'rejected'],
  ['RCPT TO', '550-5.1.1 No such user', 'address-unknown'],
  ['RCPT TO', '550 5.1.8 Sender domain not found', 'sender-refused'],
  ['RCPT TO', '521 Host does not accept mail', 'other'],
  ['DATA', '554 5.7.1 Spam', 'rejected'],
  ['DATA', '550 Content not wanted', 'rejected'],
  ['MAIL FROM', '550 Not your address', 'sender-refused'],
  ['RCPT TO', '450 4.7.1 Greylisted', 'busy'],
  ['CONN', '421 Too many connections', 'busy'],
  ['CONN', '554 No service', 'other'],
  ['AUTH PLAIN', '535 5.7.8 Authentication failed', 'login-refused'],
])('%s: %s is %s', (command, answer, failure) => {
  const message = `Can't send mail: ${answer}`;
  expect(mailFailureOf({ name: 'Error', message, command, responseCode: Number(answer.slice(0, 3)) })).toBe(failure);
});

it.each([
  [{ code: 'EAUTH', responseCode: 530 }, 'login-refused'],
  [{ code: 'EAUTH', responseCode: 454 }, 'busy'],
  [{ code: 'EENVELOPE' }, 'address-unknown'],
  [{ code: 'EMESSAGE' }, 'rejected'],
  [{ code: 'ECONNECTION' }, 'unreachable'],
  [{}, 'unreachable'],
])('an error with %o is %s', (particulars, failure) => {
  expect(mailFailureOf({ name: 'Error', message: 'It failed', ...particulars })).toBe(failure);
});
