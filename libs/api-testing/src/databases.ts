import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';

/** A database of one test's own. */
export type OwnDatabase = {
  /** As `DATABASE_URL`. */
  readonly url: string;
  readonly drop: () => Promise<void>;
};

export type Engine = { readonly name: string; readonly create: () => Promise<OwnDatabase> };

export const sqliteEngine: Engine = {
  name: 'SQLite',
  create: async () => {
    const directory = await mkdtemp(join(tmpdir(), 'api-test-'));
    const drop = () => rm(directory, { recursive: true, force: true });
    return { url: `sqlite:${join(directory, 'app.db')}`, drop };
  },
};

/** Makes databases on a MariaDB server, by default the one that `provideDatabaseServer` sees to. */
export const serverEngine = (server = databaseServerUrl()): Engine => ({
  name: 'MariaDB',
  create: async () => {
    const name = `api_test_${randomBytes(6).toString('hex')}`;
    await onServer(`CREATE DATABASE ${name} CHARACTER SET utf8mb4`, server);
    return {
      url: new URL(`/${name}`, server).href,
      drop: () => onServer(`DROP DATABASE IF EXISTS ${name}`, server),
    };
  },
});

/** A busy machine takes its time, most of all while several servers start on it. */
const connectTimeoutMs = 30_000;

async function onServer(sql: string, server: string): Promise<void> {
  const connection = await createConnection({ uri: server, connectTimeout: connectTimeoutMs });
  try {
    await connection.query(sql);
  } finally {
    await connection.end();
  }
}

/**
 * The engines that the tests were asked to run on, by `ENGINES`: `sqlite` alone; `all` tests on both; without it, those on
 * both whose subject depends on the engine. Throws for another value.
 */
export function requestedEngines(): 'sqlite' | 'all' | undefined {
  const { ENGINES } = process.env;
  if (ENGINES !== undefined && ENGINES !== 'sqlite' && ENGINES !== 'all') {
    throw new Error('ENGINES can be "sqlite" or "all"');
  }
  return ENGINES;
}

/** Both engines; only SQLite where there is no server (`provideDatabaseServer`). */
export function availableEngines(): readonly Engine[] {
  return process.env['TEST_DATABASE_URL'] ? [sqliteEngine, serverEngine()] : [sqliteEngine];
}

/** The server of the tests' databases, such as `mysql://root@127.0.0.1:3306`. Throws where there is none. */
export function databaseServerUrl(): string {
  const url = process.env['TEST_DATABASE_URL'];
  if (!url) throw new Error('This needs a MariaDB server: install mariadb-server, or name one in TEST_DATABASE_URL');
  return url;
}
