import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ValidationError } from 'yup';
import { developmentSecret, knownDevelopmentSecret } from './app-secret.js';
import { ConfigError, type Config, type LogLevel } from './config.js';
import { parseDatabaseAddress, type DatabaseAddress } from './database-address.js';
import { parseMailSender, parseSmtpAddress } from './smtp-address.js';
import {
  defaultAdmin,
  environmentSchema,
  splitList,
  type EnvironmentTexts,
  parseRemoteOverride,
} from './environment.schema.js';

const repositoryRoot = fileURLToPath(new URL('../../../../', import.meta.url));

/** Where a script of Google's spreadsheets has its answers read: it redirects to nowhere else. */
const scriptAnswers = 'https://script.googleusercontent.com';

const defaultDatabase = { engine: 'sqlite', path: './data/app.db' } as const;

/**
 * Reads the environment (docs/settings.md); an empty variable counts as unset. In development without `APP_SECRET`
 * it makes a secret file. Throws `ConfigError` naming all that is wrong.
 */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const texts = checkTexts(environment);
  const port = Number(texts.PORT ?? 3000);
  const ofDatabase = databaseConfig(texts);
  const publicUrl = new URL(texts.PUBLIC_URL ?? `http://localhost:${port}`).origin;
  return {
    production: texts.NODE_ENV === 'production',
    port,
    host: texts.HOST ?? '127.0.0.1',
    ...ofDatabase,
    databaseConnections: Number(texts.DATABASE_CONNECTIONS ?? 10),
    drainSeconds: Number(texts.DRAIN_SECONDS ?? 2),
    appSecrets: secrets(texts.APP_SECRET, ofDatabase.database),
    admin: { username: texts.ADMIN_USERNAME ?? defaultAdmin, password: texts.ADMIN_PASSWORD },
    registration: texts.AUTH_REGISTRATION === 'on',
    publicUrl,
    secure: publicUrl.startsWith('https:'),
    trustProxy: Number(texts.TRUST_PROXY ?? 0),
    timezone: texts.APP_TIMEZONE ?? 'Europe/Warsaw',
    priceSheets: {
      pln: texts.PRICE_SHEET_URL_PLN,
      other: texts.PRICE_SHEET_URL_OTHER,
      redirectOrigins: splitList(texts.PRICE_SHEET_REDIRECT_ORIGINS ?? scriptAnswers),
    },
    slack: { token: texts.SLACK_BOT_TOKEN, apiUrl: texts.SLACK_API_URL },
    mail: mailConfig(texts),
    evidenceMail: texts.EVIDENCE_MAIL === undefined ? [] : splitList(texts.EVIDENCE_MAIL),
    releasesDirectory: resolve(texts.REMOTES_DIR ?? `${repositoryRoot}release`),
    remotesOrigin: texts.REMOTES_ORIGIN && new URL(texts.REMOTES_ORIGIN).origin,
    remoteOverride: parseRemoteOverride(texts.REMOTES_OVERRIDE ?? ''),
    keepFullIp: texts.KEEP_FULL_IP === 'on',
    retentionDays: Number(texts.RETENTION_DAYS ?? 365),
    decisionAddressDays: Number(texts.DECISION_ADDRESS_DAYS ?? 1095),
    metrics:
      texts.METRICS_PORT === undefined
        ? undefined
        : { port: Number(texts.METRICS_PORT), host: texts.METRICS_HOST ?? '127.0.0.1' },
  };
}

/** The settings of commands that only use the database. Throws `ConfigError`. */
export function readDatabaseConfig(
  environment: NodeJS.ProcessEnv,
): Pick<Config, 'database' | 'databaseWaitSeconds' | 'logLevel'> {
  const { DATABASE_URL, DATABASE_WAIT_SECONDS, LOG_LEVEL } = environment;
  const texts = checkTexts({ DATABASE_URL, DATABASE_WAIT_SECONDS, LOG_LEVEL });
  return databaseConfig(texts);
}

/**
 * The secrets that `readConfig` would answer, for what runs without a whole configuration: a migration that seals. Makes
 * the secret of a development machine as that does. Throws `ConfigError`.
 */
export function readSecrets(environment: NodeJS.ProcessEnv): Config['appSecrets'] {
  const { NODE_ENV, APP_SECRET, DATABASE_URL } = environment;
  const texts = checkTexts({ NODE_ENV, APP_SECRET, DATABASE_URL });
  return secrets(texts.APP_SECRET, databaseConfig(texts).database);
}

/** As `readSecrets`, and makes none: undefined where there is no secret yet. Throws `ConfigError` for a wrong one. */
export function findSecrets(environment: NodeJS.ProcessEnv): Config['appSecrets'] | undefined {
  if (environment['APP_SECRET']) return readSecrets(environment);
  if (environment['NODE_ENV'] === 'production') return undefined;
  const secret = knownDevelopmentSecret(secretDirectory(readDatabaseConfig(environment).database));
  return secret === undefined ? undefined : [secret];
}

const databaseConfig = (texts: EnvironmentTexts) => ({
  database: parseDatabaseAddress(texts.DATABASE_URL ?? '') ?? defaultDatabase,
  databaseWaitSeconds: Number(texts.DATABASE_WAIT_SECONDS ?? 30),
  logLevel: (texts.LOG_LEVEL ?? 'info') as LogLevel,
});

/** Both are checked: with the server there is a sender. */
function mailConfig({ SMTP_URL, MAIL_FROM }: EnvironmentTexts): Config['mail'] {
  const smtp = parseSmtpAddress(SMTP_URL ?? '');
  const from = parseMailSender(MAIL_FROM ?? '');
  return smtp && from && { smtp, from };
}

function checkTexts(environment: NodeJS.ProcessEnv): EnvironmentTexts {
  const known = Object.keys(environmentSchema.fields).map((name) => [name, environment[name] || undefined]);
  try {
    return environmentSchema.validateSync(Object.fromEntries(known), { strict: true, abortEarly: false });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const problems = new Map(error.inner.map(({ path, message }) => [path, `${path}: ${message}`]));
    throw new ConfigError([...problems.values()]);
  }
}

function secrets(text: string | undefined, database: DatabaseAddress): readonly [string, ...string[]] {
  const [first, ...others] = text === undefined ? [] : splitList(text);
  if (first !== undefined) return [first, ...others];
  return [developmentSecret(secretDirectory(database))];
}

const secretDirectory = (database: DatabaseAddress): string =>
  dirname(database.engine === 'sqlite' ? database.path : defaultDatabase.path);
