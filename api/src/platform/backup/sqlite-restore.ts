import { copyFile, mkdir, open, rename, rm, truncate, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import Database from 'libsql';
import type { DataSource } from 'typeorm';
import type { DatabaseAddress } from '../config/database-address.js';
import { OperatorError } from '../process/run-command.js';
import { closeDatabase, openDatabase, type DatabaseSchema } from '../database/data-source.js';
import { databaseErrorCode } from '../errors/database-error.js';
import { runMigrations } from '../database/migrate-database.js';
import { verifyChecksum } from './backup-file.js';
import { checkRestored, refuseUnknown, type RestorableSchema, type RestoreOptions } from './restore-checks.js';
import { replaceSqliteFile } from './sqlite-replace.js';

type SqliteAddress = Extract<DatabaseAddress, { engine: 'sqlite' }>;

const beginning = 'SQLite format 3\0';

/**
 * Replaces the database file by a copy of the backup, by a rename, and checks the result. No server may have the file
 * open. Throws `OperatorError` for a file that is no backup, damaged, or of a newer version, and for a database that is
 * not empty unless it is to be replaced.
 */
export async function restoreSqlite(
  { path }: SqliteAddress,
  schema: RestorableSchema,
  file: string,
  options: RestoreOptions,
): Promise<void> {
  const length = await checkedLength(file, options);
  const restored = `${path}.restoring`;
  await mkdir(dirname(path), { recursive: true });
  await remove(restored);
  try {
    await writeFile(restored, '', { mode: 0o600 });
    await copyFile(file, restored);
    await truncate(restored, length);
    const tables = tablesOfKnownSchema(restored, schema);
    await withDatabase(restored, schema, async (dataSource) => {
      await schema.settleRestored(dataSource, tables);
      await runMigrations(dataSource);
      await checkRestored(dataSource);
    });
    await replaceSqliteFile(path, options.replace, () => rename(restored, path));
  } finally {
    await remove(restored);
  }
  await withDatabase(path, schema, checkRestored);
}

async function withDatabase(
  path: string,
  schema: DatabaseSchema,
  work: (dataSource: DataSource) => Promise<void>,
): Promise<void> {
  const dataSource = await openDatabase({ engine: 'sqlite', path }, schema);
  try {
    await work(dataSource);
  } finally {
    await closeDatabase(dataSource);
  }
}

/** A file and what SQLite keeps beside it. */
async function remove(path: string): Promise<void> {
  for (const suffix of ['', '-wal', '-shm', '-journal']) await rm(`${path}${suffix}`, { force: true });
}

/** The bytes of the database in a backup, without the checksum behind them. */
async function checkedLength(file: string, options: RestoreOptions): Promise<number> {
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
    throw new OperatorError(`Cannot read ${file}: ${error.code}`);
  });
  try {
    const { buffer } = await handle.read(Buffer.alloc(beginning.length), 0);
    if (buffer.toString('latin1') !== beginning) throw new OperatorError(`${file} is no backup of a SQLite database.`);
  } finally {
    await handle.close();
  }
  return verifyChecksum(file, options);
}

type Rows = readonly Readonly<Record<string, unknown>>[];

function tablesOfKnownSchema(path: string, schema: DatabaseSchema): string[] {
  const database = new Database(path);
  try {
    const names = (sql: string) => (database.prepare(sql).all() as Rows).map(({ name }) => String(name));
    const tables = names(`SELECT name FROM sqlite_master WHERE type = 'table'`);
    refuseUnknown(schema, tables.includes('migrations') ? names('SELECT name FROM migrations') : []);
    return tables;
  } catch (error) {
    throw databaseErrorCode(error)?.startsWith('SQLITE_') ? new OperatorError('The backup is damaged.') : error;
  } finally {
    database.close();
  }
}
