import { expect, it } from 'vitest';
import { parseMailSender, parseSmtpAddress } from './smtp-address.js';

it('reads where mails are handed over, and asks for TLS unless told otherwise', () => {
  expect(parseSmtpAddress('smtp://anna:p%40ss@mail.example')).toEqual({
    host: 'mail.example',
    port: 587,
    secure: false,
    requireTLS: true,
    login: { user: 'anna', pass: 'p@ss' },
  });
  expect(parseSmtpAddress('smtps://mail.example')).toMatchObject({ port: 465, secure: true, requireTLS: false });
  expect(parseSmtpAddress('smtp://127.0.0.1:2525')).toMatchObject({ port: 2525, requireTLS: false, login: undefined });
  expect(parseSmtpAddress('smtp://mail:1025?requireTLS=false')).toMatchObject({ port: 1025, requireTLS: false });
  expect(parseSmtpAddress('smtp://[::1]:25')).toMatchObject({ host: '::1', requireTLS: false });
});

it.each([
  '',
  'mail.example',
  'http://mail.example',
  'smtp://',
  'smtp://%zz@mail.example',
  'smtp://mail.example?logger=true',
  'smtp://mail.example?requireTLS=maybe',
  'smtp://mail.example/path',
])('refuses %j as a server', (text) => {
  expect(parseSmtpAddress(text)).toBeUndefined();
});

it('reads who mails come from', () => {
  expect(parseMailSender('offers@example.com')).toEqual({ name: '', address: 'offers@example.com' });
  expect(parseMailSender('Activity Programme <offers@example.com>')).toEqual({
    name: 'Activity Programme',
    address: 'offers@example.com',
  });
  expect(parseMailSender('"Programme, Inc." <offers@example.com>')?.name).toBe('Programme, Inc.');
});

it.each(['', 'offers', 'a@b@c', 'a b@example.com', 'x <a@example.com', 'x\n<a@example.com>', 'a@example.com, b@c.d'])(
  'refuses %j as a sender',
  (text) => {
    expect(parseMailSender(text)).toBeUndefined();
  },
);
