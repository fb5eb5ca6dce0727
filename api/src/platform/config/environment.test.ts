import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ConfigError } from './config.js';
import { findSecrets, readConfig, readSecrets } from './environment.js';

const given = { APP_SECRET: 'a secret of the tests' };

const problemsOf = (environment: NodeJS.ProcessEnv): readonly string[] => {
  try {
    readConfig({ ...given, ...environment });
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
};

describe('the configuration', () => {
  it('has the defaults of the contract', () => {
    expect(readConfig(given)).toMatchObject({
      production: false,
      port: 3000,
      host: '127.0.0.1',
      database: { engine: 'sqlite', path: './data/app.db' },
      databaseConnections: 10,
      databaseWaitSeconds: 30,
      drainSeconds: 2,
      admin: { username: 'admin', password: undefined },
      registration: false,
      publicUrl: 'http://localhost:3000',
      secure: false,
      trustProxy: 0,
      timezone: 'Europe/Warsaw',
      priceSheets: { pln: undefined, other: undefined },
      slack: { token: undefined, apiUrl: undefined },
      mail: undefined,
      evidenceMail: [],
      releasesDirectory: expect.stringMatching(/[\\/]release$/),
      remotesOrigin: undefined,
      remoteOverride: undefined,
      keepFullIp: false,
      retentionDays: 365,
      logLevel: 'info',
      metrics: undefined,
    });
  });

  it('takes an empty variable for none', () => {
    expect(readConfig({ ...given, PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000 });
  });

  it('follows the port in the address that people see', () => {
    expect(readConfig({ ...given, PORT: '8080' }).publicUrl).toBe('http://localhost:8080');
    const https = readConfig({ ...given, PUBLIC_URL: 'https://prices.example/' });
    expect(https).toMatchObject({ publicUrl: 'https://prices.example', secure: true });
  });

  it('reads the address of a database server', () => {
    const { database } = readConfig({ ...given, DATABASE_URL: 'mysql://app:p%40ss@db.example:3307/prices' });
    expect(database).toEqual({
      engine: 'mysql',
      host: 'db.example',
      port: 3307,
      username: 'app',
      password: 'p@ss',
      database: 'prices',
    });
  });

  it('reads where the metrics are asked for: on this machine by default', () => {
    expect(readConfig({ ...given, METRICS_PORT: '9464' }).metrics).toEqual({ port: 9464, host: '127.0.0.1' });
    const { metrics } = readConfig({ ...given, METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' });
    expect(metrics).toEqual({ port: 9464, host: '0.0.0.0' });
  });

  it('reads where the remotes lie', () => {
    expect(readConfig({ ...given, REMOTES_ORIGIN: 'https://remotes.example/' }).remotesOrigin).toBe(
      'https://remotes.example',
    );
  });

  it('lets somebody work on a remote in development, and not in production', () => {
    const REMOTES_OVERRIDE = 'offers=http://127.0.0.1:4202/mf-manifest.json';
    expect(readConfig({ ...given, REMOTES_OVERRIDE }).remoteOverride).toEqual({
      remote: 'offers',
      manifest: 'http://127.0.0.1:4202/mf-manifest.json',
    });
    const production = { NODE_ENV: 'production', APP_SECRET: 'long enough for it' };
    expect(problemsOf({ ...production, REMOTES_OVERRIDE })).toEqual(['REMOTES_OVERRIDE: is for development only']);
  });

  it('reads how mails are sent, and wants a sender with a server', () => {
    const SMTP_URL = 'smtps://anna:hunter2@mail.example';
    expect(problemsOf({ SMTP_URL })).toEqual(['MAIL_FROM: is required with SMTP_URL']);
    const { mail } = readConfig({ ...given, SMTP_URL, MAIL_FROM: 'Programme <offers@example.com>' });
    expect(mail).toMatchObject({ smtp: { host: 'mail.example', port: 465 }, from: { name: 'Programme' } });
    expect(readConfig({ ...given, MAIL_FROM: 'offers@example.com' }).mail).toBeUndefined();
  });

  it('reads who gets the head of the record', () => {
    const EVIDENCE_MAIL = 'ann@example.com, ben@example.com';
    expect(readConfig({ ...given, EVIDENCE_MAIL }).evidenceMail).toEqual(['ann@example.com', 'ben@example.com']);
  });

  it('splits the secrets', () => {
    expect(readConfig({ APP_SECRET: 'new one, old one' }).appSecrets).toEqual(['new one', 'old one']);
  });

  it.each([
    ['PORT', 'http'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['HOST', 'not a host'],
    ['DATABASE_URL', 'postgres://hunter2@x/y'],
    ['DATABASE_URL', 'sqlite:'],
    ['DATABASE_URL', 'mysql://root:hunter2@host'],
    ['DATABASE_URL', 'mysql://root:%zz@host/name'],
    ['DATABASE_CONNECTIONS', '0'],
    ['DATABASE_WAIT_SECONDS', 'long'],
    ['DRAIN_SECONDS', '60'],
    ['APP_SECRET', 'hunter2,,x'],
    ['AUTH_REGISTRATION', 'yes'],
    ['PUBLIC_URL', 'prices.example'],
    ['PUBLIC_URL', 'https://prices.example/path'],
    ['PUBLIC_URL', 'javascript:alert(1)'],
    ['TRUST_PROXY', 'true'],
    ['APP_TIMEZONE', 'Mars/Olympus'],
    ['PRICE_SHEET_URL_PLN', 'script.example'],
    ['PRICE_SHEET_URL_OTHER', 'ftp://script.example'],
    ['PRICE_SHEET_REDIRECT_ORIGINS', 'script.example'],
    ['PRICE_SHEET_REDIRECT_ORIGINS', 'https://script.example,https://hunter2.example/path'],
    ['SLACK_BOT_TOKEN', 'hunter2 hunter2'],
    ['SLACK_API_URL', 'slack'],
    ['SMTP_URL', 'mail.hunter2.example'],
    ['MAIL_FROM', 'hunter2'],
    ['EVIDENCE_MAIL', 'hunter2'],
    ['EVIDENCE_MAIL', 'Ann <hunter2@example.com>'],
    ['EVIDENCE_MAIL', 'ann@example.com,'],
    ['REMOTES_ORIGIN', 'remotes.example'],
    ['REMOTES_ORIGIN', 'https://remotes.example/path'],
    ['REMOTES_OVERRIDE', 'offers'],
    ['REMOTES_OVERRIDE', 'offers=/mf-manifest.json'],
    ['REMOTES_OVERRIDE', 'offers=http://hunter2.example/mf-manifest.json'],
    ['LOG_LEVEL', 'loud'],
    ['METRICS_PORT', '9464/metrics'],
    ['METRICS_HOST', 'not a host'],
    ['NODE_ENV', 'prod'],
    ['ADMIN_PASSWORD', 'hunter2\n'],
  ])('names %s when it is wrong (%j), and not its value', (name, value) => {
    const problems = problemsOf({ [name]: value });
    expect(problems).toEqual([expect.stringMatching(new RegExp(`^${name}: `))]);
    expect(problems[0]).not.toContain('hunter2');
  });

  it('names all that is wrong at once', () => {
    const problems = problemsOf({ PORT: 'x', LOG_LEVEL: 'x', NODE_ENV: 'production', APP_SECRET: '' });
    expect(problems.map((fault) => fault.split(':')[0]).sort()).toEqual(['APP_SECRET', 'LOG_LEVEL', 'PORT']);
  });

  it.each(['admin', 'hunter2', 'elevenchars', 'Password1234', 'administrator', 'anna-admin-2026'])(
    'takes the first admin’s password %j in development alone',
    (ADMIN_PASSWORD) => {
      const login = { ADMIN_USERNAME: 'anna-admin', ADMIN_PASSWORD };
      expect(problemsOf(login)).toEqual([]);
      const problems = problemsOf({ ...login, NODE_ENV: 'production', APP_SECRET: 'long enough for it' });
      expect(problems).toEqual([expect.stringMatching(/^ADMIN_PASSWORD: /)]);
      expect(problems[0]).not.toContain(ADMIN_PASSWORD);
    },
  );

  it('compares the first admin’s password with the name that they have by default', () => {
    const production = { NODE_ENV: 'production', APP_SECRET: 'long enough for it' };
    expect(problemsOf({ ...production, ADMIN_PASSWORD: 'admin-2026-1234' })).toHaveLength(1);
    expect(problemsOf({ ...production, ADMIN_PASSWORD: 'four plain words here' })).toEqual([]);
    expect(problemsOf(production)).toEqual([]);
  });

  it('asks for secrets of some length in production', () => {
    expect(problemsOf({ NODE_ENV: 'production', APP_SECRET: 'short' })).toHaveLength(1);
    expect(problemsOf({ NODE_ENV: 'production', APP_SECRET: 'long enough for it' })).toEqual([]);
  });
});

describe('the secret of a development machine', () => {
  let directory: string;
  beforeAll(() => {
    directory = mkdtempSync(join(tmpdir(), 'secret-'));
  });
  afterAll(() => rmSync(directory, { recursive: true }));

  it('is made once, beside the SQLite file, for its owner alone', () => {
    const environment = { DATABASE_URL: `sqlite:${join(directory, 'data', 'app.db')}` };
    const [secret] = readConfig(environment).appSecrets;
    const file = join(directory, 'data', 'app-secret');
    expect(secret).toHaveLength(43);
    expect(readConfig(environment).appSecrets).toEqual([secret]);
    expect(readSecrets(environment)).toEqual([secret]);
    expect(findSecrets(environment)).toEqual([secret]);
    expect(readFileSync(file, 'utf8')).toBe(secret);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('is made by nobody who only looks for it', () => {
    const environment = { DATABASE_URL: `sqlite:${join(directory, 'other', 'app.db')}` };
    expect(findSecrets(environment)).toBeUndefined();
    expect(readSecrets(environment)).toEqual(findSecrets(environment));
  });

  it('is not for production', () => {
    const environment = { DATABASE_URL: `sqlite:${join(directory, 'data', 'app.db')}`, NODE_ENV: 'production' };
    expect(findSecrets(environment)).toBeUndefined();
    expect(() => readSecrets(environment)).toThrow('APP_SECRET: is required in production');
    expect(findSecrets({ ...environment, APP_SECRET: 'a secret of the tests' })).toEqual(['a secret of the tests']);
  });
});
