import { existsSync } from 'node:fs';
import { chmod, copyFile, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import Database from 'libsql';
import type { DatabaseAddress } from '../../config/database-address.js';
import { PlainError } from '../../lifecycle/reason-for.js';
import { closeDatabase, openDatabase } from '../data-source.js';
import { databaseErrorCode } from '../database-error.js';
import { refuseUnknown } from './known-migrations.js';
import { settleRestored } from './settle-restored.js';

type SqliteAddress = Extract<DatabaseAddress, { engine: 'sqlite' }>;

const beginning = 'SQLite format 3\0';

/**
 * Puts a copy of the backup in the place of the file, by a rename: it is restored or as it was. No server may have the file
 * open. Throws `PlainError` for a file that is no backup, damaged, or of a newer version, and for a database that is not empty
 * unless it is to be replaced.
 */
export async function restoreSqlite({ path }: SqliteAddress, file: string, replace: boolean): Promise<void> {
  await refuseOther(file);
  const restored = `${path}.restoring`;
  await mkdir(dirname(path), { recursive: true });
  await remove(restored);
  try {
    await copyFile(file, restored);
    await chmod(restored, 0o600);
    checkWhole(restored);
    const dataSource = await openDatabase({ engine: 'sqlite', path: restored });
    await settleRestored(dataSource).finally(() => closeDatabase(dataSource));
    await takingPlace(path, replace, () => rename(restored, path));
  } finally {
    await remove(restored);
  }
}

/** A file and what SQLite keeps beside it. */
async function remove(path: string): Promise<void> {
  for (const suffix of ['', '-wal', '-shm']) await rm(`${path}${suffix}`, { force: true });
}

async function refuseOther(file: string): Promise<void> {
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
    throw new PlainError(`Cannot read ${file}: ${error.code}`);
  });
  const { buffer } = await handle.read(Buffer.alloc(beginning.length), 0).finally(() => handle.close());
  if (buffer.toString('latin1') !== beginning) throw new PlainError(`${file} is no backup of a SQLite database.`);
}

type Rows = readonly Readonly<Record<string, unknown>>[];

function checkWhole(path: string): void {
  const database = new Database(path);
  try {
    const rows = (sql: string) => database.prepare(sql).all() as Rows;
    const [integrity] = rows('PRAGMA integrity_check');
    if (integrity?.['integrity_check'] !== 'ok' || rows('PRAGMA foreign_key_check').length > 0)
      throw new PlainError('The backup is damaged.');
    const hasSchema = rows(`SELECT 1 FROM sqlite_master WHERE name = 'migrations'`).length > 0;
    refuseUnknown(hasSchema ? rows('SELECT name FROM migrations').map(({ name }) => String(name)) : []);
  } catch (error) {
    throw databaseErrorCode(error)?.startsWith('SQLITE_') ? new PlainError('The backup is damaged.') : error;
  } finally {
    database.close();
  }
}

/** Holds the file that is there alone while it is replaced: a server that had it open would go on writing to what is gone. */
async function takingPlace(path: string, replace: boolean, take: () => Promise<void>): Promise<void> {
  if (!existsSync(path)) return take();
  const database = new Database(path, { timeout: 500 });
  try {
    if (!replace && database.prepare('SELECT 1 FROM sqlite_master').all().length > 0)
      throw new PlainError('The database is not empty; with --replace all that it holds is given up.');
    holdAlone(database);
    await take();
  } finally {
    database.close();
  }
}

function holdAlone(database: Database.Database): void {
  try {
    // Leaving the write-ahead log needs the file alone, and takes the log away, which must not stay beside another file.
    database.exec('PRAGMA journal_mode = DELETE');
    database.exec('PRAGMA locking_mode = EXCLUSIVE');
    database.exec('BEGIN EXCLUSIVE');
  } catch {
    throw new PlainError('The database is in use: stop the server first.');
  }
}
