import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import Database from 'libsql';
import type { DatabaseAddress } from '../config/database-address.js';
import { OperatorError } from '../process/run-command.js';

type SqliteAddress = Extract<DatabaseAddress, { engine: 'sqlite' }>;

/**
 * Writes a copy as the database is at one moment; the server that uses it goes on writing meanwhile. Throws
 * `OperatorError`.
 */
export async function backupSqlite({ path }: SqliteAddress, file: string): Promise<void> {
  if (!existsSync(path)) throw new OperatorError('There is no database at DATABASE_URL.');
  // SQLite fills a file that is there and empty, and leaves its mode alone.
  await writeFile(file, '', { mode: 0o600 });
  const database = new Database(path, { timeout: 5_000 });
  try {
    database.prepare('VACUUM INTO ?').run(file);
  } finally {
    database.close();
  }
}
