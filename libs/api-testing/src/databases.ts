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

const usualServer = process.env['TEST_DATABASE_URL'] ?? 'mysql://root@127.0.0.1:3306';

export const sqliteEngine: Engine = {
  name: 'SQLite',
  create: async () => {
    const directory = await mkdtemp(join(tmpdir(), 'api-test-'));
    const drop = () => rm(directory, { recursive: true, force: true });
    return { url: `sqlite:${join(directory, 'app.db')}`, drop };
  },
};

/** Makes databases on a server, which is the one of `TEST_DATABASE_URL` unless told otherwise. */
export const serverEngine = (server = usualServer): Engine => ({
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

async function onServer(sql: string, server: string): Promise<void> {
  const connection = await createConnection({ uri: server, connectTimeout: 3_000 });
  try {
    await connection.query(sql);
  } finally {
    await connection.end();
  }
}

/** Both engines; only SQLite where no server answers, which is said aloud, and is a failure under CI. */
export async function availableEngines(): Promise<readonly Engine[]> {
  try {
    await onServer('SELECT 1', usualServer);
    return [sqliteEngine, serverEngine()];
  } catch (error) {
    if (process.env['CI']) throw error;
    process.stderr.write(`SKIPPED on MariaDB: no server answers at TEST_DATABASE_URL (${String(error)})\n`);
    return [sqliteEngine];
  }
}
