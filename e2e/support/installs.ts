export type Install = { name: string; port: number; url: string; databaseUrl: string; outputFile: string };

import { fileURLToPath } from 'node:url';
import { createConnection } from 'mysql2/promise';

const atRepository = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** The fake Slack that the installs write to. */
export const chat = {
  port: 3214,
  apiUrl: 'http://127.0.0.1:3214/api/',
  messagesUrl: 'http://127.0.0.1:3214/messages',
  token: 'xoxb-of-the-journeys',
};

/** The database server of the tests, without a database's name. */
export const databaseServer = process.env['TEST_DATABASE_URL'] ?? 'mysql://root@127.0.0.1:3306';

export async function onDatabaseServer(...statements: string[]) {
  const connection = await createConnection({ uri: databaseServer, connectTimeout: 3000 });
  try {
    for (const statement of statements) await connection.query(statement);
  } finally {
    await connection.end();
  }
}

const install = (name: string, port: number, databaseUrl: string): Install => ({
  name,
  port,
  url: `http://localhost:${port}`,
  databaseUrl,
  /** What the server has printed since its first start. */
  outputFile: atRepository(`e2e/test-results/installs/${name}.log`),
});

/** Fresh installs, one on each engine, whose first start prints the admin's password as it does for a newcomer. */
export const installs = {
  sqlite: install('sqlite', 3212, `sqlite:${atRepository('e2e/test-results/database/install.db')}`),
  mariadb: install('mariadb', 3213, new URL('/programme_e2e', databaseServer).href),
};

/** The install that a journey runs against. */
export function installOf(url: string | undefined) {
  const install = Object.values(installs).find((one) => one.url === url);
  if (!install) throw new Error(`There is no install at ${url}`);
  return install;
}

/** Both; only the one on SQLite where no database server answers, which is said aloud, and is a failure under CI. */
export async function availableInstalls() {
  try {
    await onDatabaseServer('SELECT 1');
    return [installs.sqlite, installs.mariadb];
  } catch (error) {
    if (process.env['CI']) throw error;
    console.error(`SKIPPED on MariaDB: no server answers at TEST_DATABASE_URL (${String(error)})`);
    return [installs.sqlite];
  }
}
