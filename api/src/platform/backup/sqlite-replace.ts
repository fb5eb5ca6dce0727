import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import Database from 'libsql';
import { OperatorError } from '../process/run-command.js';
import { databaseErrorCode } from '../errors/database-error.js';

/** The codes that begin so: another process uses the file; the file is no longer a database. */
const inUse = /^SQLITE_(BUSY|LOCKED)/;
const isDamaged = /^SQLITE_(CORRUPT|NOTADB)/;

/**
 * Calls `rename`, which puts another file in the place of the database file, while nobody else can open the old one: a
 * server that has it open would go on writing to a deleted file. Throws `OperatorError` when the old one is in use, or
 * holds something and is not to be replaced.
 */
export async function replaceSqliteFile(path: string, replace: boolean, rename: () => Promise<void>): Promise<void> {
  // Opening it would create it.
  const old = existsSync(path) ? new Database(path, { timeout: 500 }) : undefined;
  try {
    if (old && !replace) refuseContent(old);
    if (old) lock(old);
    // SQLite would replay a log of the old file, which an operator may have moved away, into the new one.
    for (const suffix of ['-wal', '-shm', '-journal']) await rm(`${path}${suffix}`, { force: true });
    await rename();
  } finally {
    old?.close();
  }
}

function refuseContent(database: Database.Database): void {
  const readsRows = () => database.prepare('SELECT 1 FROM sqlite_master').all().length > 0;
  const state = unlessDamaged(readsRows) ?? 'damaged';
  if (state === 'damaged') throw new OperatorError('The database is damaged; --replace gives it up.');
  if (state) throw new OperatorError('The database is not empty; with --replace all that it holds is given up.');
}

/** A damaged file cannot be locked, and is given up without. */
function lock(database: Database.Database): void {
  unlessDamaged(() => {
    // Leaving the write-ahead log needs the file alone, and moves what the log holds into the file: it stays whole if the
    // rename fails.
    database.exec('PRAGMA journal_mode = DELETE');
    database.exec('PRAGMA locking_mode = EXCLUSIVE');
    database.exec('BEGIN EXCLUSIVE');
  });
}

/** Answers undefined for a damaged file. Throws `OperatorError`. */
function unlessDamaged<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch (error) {
    const code = databaseErrorCode(error) ?? 'unknown error';
    if (isDamaged.test(code)) return undefined;
    if (inUse.test(code)) throw new OperatorError('The database is in use: stop the server first.');
    throw new OperatorError(`The database at DATABASE_URL cannot be replaced: ${code}.`);
  }
}
