export type Install = {
  name: string;
  port: number;
  url: string;
  /** Of a SQLite file, or of MariaDB. */
  database: { url: string } | { name: string };
  outputFile: string;
};

import { fileURLToPath } from 'node:url';
import { databaseServerUrl } from '@programme/api-testing';
import { createConnection } from 'mysql2/promise';
import { ports } from './ports.js';
import { onlyMain } from './test-set.js';

const atRepository = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** The fake Slack that the installs write to. */
export const chat = {
  port: ports.chat,
  apiUrl: `http://127.0.0.1:${ports.chat}/api/`,
  messagesUrl: `http://127.0.0.1:${ports.chat}/messages`,
  token: 'xoxb-of-the-journeys',
};

/** The SMTP server that the installs hand mails to. */
export const mailbox = {
  port: ports.mailbox,
  controlPort: ports.mailboxControl,
  smtpUrl: `smtp://127.0.0.1:${ports.mailbox}`,
  mailsUrl: `http://127.0.0.1:${ports.mailboxControl}/mails`,
  from: 'Activity Programme <offers@programme.example>',
};

export async function onDatabaseServer(...statements: string[]) {
  const connection = await createConnection({ uri: databaseServerUrl(), connectTimeout: 3000 });
  try {
    for (const statement of statements) await connection.query(statement);
  } finally {
    await connection.end();
  }
}

const install = (name: string, port: number, database: Install['database']): Install => ({
  name,
  port,
  url: `http://localhost:${port}`,
  database,
  /** What the server has printed since its first start. */
  outputFile: atRepository(`e2e/test-results/installs/${name}.log`),
});

/** Fresh installs, one on each engine, whose first start prints the admin's password as it does for a newcomer. */
export const installs = {
  sqlite: install('sqlite', ports.installOnSqlite, {
    url: `sqlite:${atRepository('e2e/test-results/database/install.db')}`,
  }),
  mariadb: install('mariadb', ports.installOnMariadb, { name: 'programme_e2e' }),
};

/** The install that a journey runs against. */
export function installOf(url: string | undefined) {
  const install = Object.values(installs).find((one) => one.url === url);
  if (!install) throw new Error(`There is no install at ${url}`);
  return install;
}

/** Both; only the one on SQLite for the main flows, and where there is no database server (e2e/run.ts). */
export const availableInstalls = () =>
  process.env['TEST_DATABASE_URL'] && !onlyMain ? [installs.sqlite, installs.mariadb] : [installs.sqlite];
