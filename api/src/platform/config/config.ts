import type { DatabaseAddress } from './database-address.js';
import type { MailSender, SmtpAddress } from './smtp-address.js';

/** Levels of `LOG_LEVEL`; `silent` writes nothing. */
export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

export type LogLevel = (typeof logLevels)[number];

/** A remote under development, with the address of the manifest that replaces its live release. */
export type RemoteOverride = { readonly remote: string; readonly manifest: string };

/** What the server reads from its environment, checked and typed; made once at start (docs/settings.md). */
export type Config = {
  readonly production: boolean;
  readonly port: number;
  readonly host: string;
  readonly database: DatabaseAddress;
  /** Connections to a database server at once. */
  readonly databaseConnections: number;
  /** How long a database that is away is waited for at the start. */
  readonly databaseWaitSeconds: number;
  /** For how long a process that was asked to stop goes on serving, so that proxies notice and turn away. */
  readonly drainSeconds: number;
  /** The first signs and encrypts, the others still verify and decrypt. */
  readonly appSecrets: readonly [string, ...string[]];
  readonly admin: { readonly username: string; readonly password: string | undefined };
  readonly registration: boolean;
  /** Origin in links, without a path or a slash at its end. */
  readonly publicUrl: string;
  /** Whether people reach the server over https. */
  readonly secure: boolean;
  /** Number of proxies whose X-Forwarded-* headers count. */
  readonly trustProxy: number;
  readonly timezone: string;
  readonly priceSheets: {
    readonly pln: string | undefined;
    readonly other: string | undefined;
    /** Origins besides the sheet's own that its answers may redirect to. */
    readonly redirectOrigins: readonly string[];
  };
  readonly slack: { readonly token: string | undefined; readonly apiUrl: string | undefined };
  /** How mails are sent; undefined is not at all. */
  readonly mail: { readonly smtp: SmtpAddress; readonly from: MailSender } | undefined;
  /** Who gets the newest head of the sealed record by mail, daily; nobody without `mail`. */
  readonly evidenceMail: readonly string[];
  /** Folder of the released shell and remotes. */
  readonly releasesDirectory: string;
  /** Where browsers get the remotes from, when not from this server. */
  readonly remotesOrigin: string | undefined;
  /** Never in production. */
  readonly remoteOverride: RemoteOverride | undefined;
  /** Whether addresses of visitors are kept whole, instead of cut down to their network. */
  readonly keepFullIp: boolean;
  /** After how many days visitors' addresses, password attempts and calculation logs are forgotten; 0 keeps them. */
  readonly retentionDays: number;
  /** After how many days the addresses of clients who decided an offer are forgotten; 0 keeps them. */
  readonly decisionAddressDays: number;
  readonly logLevel: LogLevel;
  /** Where Prometheus finds `/metrics`; undefined is nowhere. */
  readonly metrics: { readonly port: number; readonly host: string } | undefined;
};

/** Injection token of the `Config`. */
export const CONFIG = Symbol('CONFIG');

/** Thrown with one line for each wrong variable, `NAME: what it must be`; holds no value of the environment. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';

  constructor(readonly problems: readonly string[]) {
    super(['The configuration is invalid:', ...problems.map((problem) => `  ${problem}`)].join('\n'));
  }
}
