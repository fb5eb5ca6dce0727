/**
 * `npm run db:restore -- <file> [--replace]`: puts a backup into the database at `DATABASE_URL`, which must be empty unless
 * `--replace` is given.
 */
import 'reflect-metadata';
import { readDatabaseConfig } from '../../config/environment.js';
import { PlainError } from '../../lifecycle/reason-for.js';
import { restoreServer } from '../backup/server-restore.js';
import { restoreSqlite } from '../backup/sqlite-restore.js';
import { runCommand } from './run-command.js';

await runCommand(async (parameters) => {
  const replace = parameters.includes('--replace');
  const [file, ...others] = parameters.filter((parameter) => parameter !== '--replace');
  if (file === undefined || others.length > 0)
    throw new PlainError('Say which file to read: npm run db:restore -- <file> [--replace]');
  const { database } = readDatabaseConfig(process.env);
  await (database.engine === 'sqlite'
    ? restoreSqlite(database, file, replace)
    : restoreServer(database, file, replace));
  console.log(`Restored ${file}. Everybody logs in again: no session of the backup was taken over.`);
});
