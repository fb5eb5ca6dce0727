import { createReadStream } from 'node:fs';
import type { DataSource } from 'typeorm';
import { PlainError } from '../../lifecycle/reason-for.js';
import { closeDatabase, openDatabase } from '../data-source.js';
import { databaseErrorCode } from '../database-error.js';
import { holdingSchema } from '../migrate.js';
import { readHeader } from './backup-header.js';
import { refuseUnknown } from './known-migrations.js';
import { runServerProgram, type ServerAddress } from './server-client.js';
import { settleRestored } from './settle-restored.js';

/**
 * Puts a backup into the database. Into an empty one it is loaded as it is; what one holds that is to be replaced stays in use
 * until the backup lies whole in a database beside it, and the tables of both change places in one statement. Throws
 * `PlainError` for a file that is no backup, not whole, or of a newer version, for a database that is not empty unless it is
 * to be replaced, and when the user may not make the database beside it.
 */
export async function restoreServer(address: ServerAddress, file: string, replace: boolean): Promise<void> {
  const { migrations } = await readHeader(file);
  refuseUnknown(migrations);
  const dataSource = await openDatabase(address, { connections: 2, patient: true });
  try {
    await holdingSchema(dataSource, async () => {
      const tables = await tablesOf(dataSource, address.database);
      if (tables.length === 0) return loadOrEmpty(dataSource, address, file);
      if (!replace) throw new PlainError('The database is not empty; with --replace all that it holds is given up.');
      await exchange(dataSource, address, file, tables);
    });
  } finally {
    await closeDatabase(dataSource);
  }
}

async function load(address: ServerAddress, file: string): Promise<void> {
  await runServerProgram(address, {
    names: ['mariadb', 'mysql'],
    parameters: ['--default-character-set=utf8mb4', '--', address.database],
    input: createReadStream(file),
  });
}

/** An empty database that could not be filled is empty again. */
async function loadOrEmpty(dataSource: DataSource, address: ServerAddress, file: string): Promise<void> {
  try {
    await load(address, file);
    await settleRestored(dataSource);
  } catch (error) {
    const loaded = await tablesOf(dataSource, address.database);
    if (loaded.length > 0) {
      const tables = loaded.map((table) => qualified(address.database, table)).join();
      await dataSource.query(`SET STATEMENT foreign_key_checks = 0 FOR DROP TABLE ${tables}`);
    }
    throw error;
  }
}

/** Leaves the old tables in their place when anything fails. */
async function exchange(
  dataSource: DataSource,
  address: ServerAddress,
  file: string,
  oldTables: readonly string[],
): Promise<void> {
  const beside = { ...address, database: `${address.database}_restoring` };
  const before = `${address.database}_replaced`;
  await createDatabases(dataSource, [beside.database, before]);
  try {
    await load(beside, file);
    const restored = await openDatabase(beside, { connections: 2, patient: true });
    await settleRestored(restored).finally(() => closeDatabase(restored));
    const moves = [
      ...oldTables.map((table) => move(table, address.database, before)),
      ...(await tablesOf(dataSource, beside.database)).map((table) => move(table, beside.database, address.database)),
    ];
    await dataSource.query(`RENAME TABLE ${moves.join()}`);
  } finally {
    for (const name of [beside.database, before]) await dataSource.query(`DROP DATABASE ${quoted(name)}`);
  }
}

/** Throws when they are there: somebody else may be at it, or may want what an earlier try has left. */
async function createDatabases(dataSource: DataSource, names: readonly string[]): Promise<void> {
  for (const name of names) {
    try {
      await dataSource.query(`CREATE DATABASE ${quoted(name)} CHARACTER SET utf8mb4`);
    } catch (error) {
      throw new PlainError(
        `To replace what is there, the user of DATABASE_URL must be able to make the database ${name}, which must not be there yet: ${databaseErrorCode(error)}`,
      );
    }
  }
}

async function tablesOf(dataSource: DataSource, database: string): Promise<string[]> {
  const rows = await dataSource.query<{ name: string }[]>(
    'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = ?',
    [database],
  );
  return rows.map(({ name }) => name);
}

const quoted = (name: string): string => `\`${name}\``;
const qualified = (database: string, table: string): string => `${quoted(database)}.${quoted(table)}`;
const move = (table: string, from: string, to: string): string =>
  `${qualified(from, table)} TO ${qualified(to, table)}`;
