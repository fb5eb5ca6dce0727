import { isEmailAddress, limits } from '@programme/contracts';
import { object, string, type InferType } from 'yup';
import { isCommonPassword } from '../common-passwords/common-password.js';
import { logLevels, type RemoteOverride } from './config.js';
import { parseDatabaseAddress } from './database-address.js';
import { parseMailSender, parseSmtpAddress } from './smtp-address.js';

/** `ADMIN_USERNAME` unless it is set. */
export const defaultAdmin = 'admin';

/** A secret shorter than this is refused: in production, and in the file of a development machine. */
export const shortestSecret = 16;

const wholeNumber = (max: number, min = 0) =>
  string().test('number', `must be a whole number from ${min} to ${max}`, (value) => {
    return value === undefined || (/^\d{1,6}$/.test(value) && Number(value) >= min && Number(value) <= max);
  });

const webAddress = () =>
  string().test('address', 'must be an http or https address', (value) => {
    return value === undefined || parseWebAddress(value) !== undefined;
  });

const origin = () =>
  webAddress().test('origin', 'must be an origin, without path, query or login', (value) => {
    const url = value === undefined ? undefined : parseWebAddress(value);
    return !url || (url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '');
  });

const origins = () =>
  string().test('origins', 'must be origins, separated by commas', (value) => {
    return value === undefined || splitList(value).every((entry) => entry === parseWebAddress(entry)?.origin);
  });

const host = () => string().matches(/^[\w.:-]+$/, 'must be a host name or an IP address');

const line = () => string().matches(/^\P{Cc}*$/u, 'must not contain control characters');

function parseWebAddress(text: string): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url && ['http:', 'https:'].includes(url.protocol) ? url : undefined;
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).format() !== '';
  } catch {
    return false;
  }
}

export const splitList = (text: string): string[] => text.split(',').map((entry) => entry.trim());

/** Reads `offers=http://127.0.0.1:4202/mf-manifest.json`; `undefined` for anything else. */
export function parseRemoteOverride(text: string): RemoteOverride | undefined {
  const [, remote, manifest] = /^([\w-]+)=(.+)$/.exec(text) ?? [];
  if (!remote || !manifest || !URL.canParse(manifest)) return undefined;
  const { protocol, hostname, href } = new URL(manifest);
  return protocol === 'http:' && ['127.0.0.1', 'localhost'].includes(hostname) ? { remote, manifest: href } : undefined;
}

/** The environment as text. Messages name no value: a wrong value may be a secret in the wrong variable. */
export const environmentSchema = object({
  NODE_ENV: string().oneOf(['development', 'production', 'test'], 'must be development, production or test'),
  PORT: wholeNumber(65_535),
  HOST: host(),
  DATABASE_URL: string().test(
    'database',
    'must be sqlite:<path> or mysql://user:pass@host:port/name',
    (value) => value === undefined || parseDatabaseAddress(value) !== undefined,
  ),
  DATABASE_CONNECTIONS: wholeNumber(500, 1),
  DATABASE_WAIT_SECONDS: wholeNumber(600),
  DRAIN_SECONDS: wholeNumber(5),
  APP_SECRET: string()
    .test('entries', 'must be a comma-separated list without empty entries', (value) => {
      return value === undefined || splitList(value).every((secret) => secret !== '');
    })
    .when('NODE_ENV', {
      is: 'production',
      then: (schema) =>
        schema
          .required('is required in production')
          .test('length', `needs at least ${shortestSecret} characters an entry in production`, (value) =>
            splitList(value).every((secret) => secret.length >= shortestSecret),
          ),
    }),
  ADMIN_USERNAME: line().max(64, 'must be at most 64 characters'),
  ADMIN_PASSWORD: line()
    .max(limits.password.max, `must be at most ${limits.password.max} characters`)
    .when(['NODE_ENV', 'ADMIN_USERNAME'], ([environment, username = defaultAdmin], schema) =>
      environment === 'production'
        ? schema
            .min(limits.password.min, `needs at least ${limits.password.min} characters in production`)
            .test('common', 'is too easy to guess for production', (value) => {
              return value === undefined || !isCommonPassword(value, String(username));
            })
        : schema,
    ),
  AUTH_REGISTRATION: string().oneOf(['on', 'off'], 'must be on or off'),
  PUBLIC_URL: origin(),
  TRUST_PROXY: wholeNumber(10),
  APP_TIMEZONE: string().test('timezone', 'must be the name of a time zone, such as Europe/Warsaw', (value) => {
    return value === undefined || isTimeZone(value);
  }),
  PRICE_SHEET_URL_PLN: webAddress(),
  PRICE_SHEET_URL_OTHER: webAddress(),
  PRICE_SHEET_REDIRECT_ORIGINS: origins(),
  SLACK_BOT_TOKEN: string().matches(/^[\x21-\x7e]+$/, 'must be a token without blanks'),
  SLACK_API_URL: webAddress(),
  SMTP_URL: string().test('smtp', 'must be smtp://user:pass@host:port or smtps://…', (value) => {
    return value === undefined || parseSmtpAddress(value) !== undefined;
  }),
  MAIL_FROM: string()
    .test('sender', 'must be an address, or a name with an address: Name <offers@example.com>', (value) => {
      return value === undefined || parseMailSender(value) !== undefined;
    })
    .when('SMTP_URL', {
      is: (value: string | undefined) => parseSmtpAddress(value ?? '') !== undefined,
      then: (schema) => schema.required('is required with SMTP_URL'),
    }),
  EVIDENCE_MAIL: string().test('addresses', 'must be mail addresses, separated by commas', (value) => {
    return value === undefined || splitList(value).every(isEmailAddress);
  }),
  REMOTES_DIR: string().matches(/^[^\0]+$/, 'must be a path'),
  REMOTES_ORIGIN: origin(),
  REMOTES_OVERRIDE: string()
    .test('override', 'must be <remote>=<address of a manifest on this machine>', (value) => {
      return value === undefined || parseRemoteOverride(value) !== undefined;
    })
    .when('NODE_ENV', {
      is: 'production',
      then: (schema) => schema.test('development', 'is for development only', (value) => value === undefined),
    }),
  KEEP_FULL_IP: string().oneOf(['on', 'off'], 'must be on or off'),
  RETENTION_DAYS: wholeNumber(36_500),
  DECISION_ADDRESS_DAYS: wholeNumber(36_500),
  LOG_LEVEL: string().oneOf([...logLevels], `must be one of ${logLevels.join(', ')}`),
  METRICS_PORT: wholeNumber(65_535),
  METRICS_HOST: host(),
});

export type EnvironmentTexts = InferType<typeof environmentSchema>;
