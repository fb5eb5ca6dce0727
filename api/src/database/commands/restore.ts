/**
 * `npm run db:restore -- <file> [--replace] [--without-checksum]`: puts a backup into the database at `DATABASE_URL`, which must
 * be empty unless `--replace` is given.
 */
import 'reflect-metadata';
import { readDatabaseConfig } from '../../config/environment.js';
import { PlainError } from '../../lifecycle/reason-for.js';
import { restoreServer } from '../backup/server-restore.js';
import { restoreSqlite } from '../backup/sqlite-restore.js';
import { runCommand } from './run-command.js';

const [replace, withoutChecksum] = ['--replace', '--without-checksum'];

await runCommand(async (parameters) => {
  const options = { replace: parameters.includes(replace), withoutChecksum: parameters.includes(withoutChecksum) };
  const [file, ...others] = parameters.filter((parameter) => ![replace, withoutChecksum].includes(parameter));
  if (file === undefined || others.length > 0)
    throw new PlainError(`Say which file to read: npm run db:restore -- <file> [${replace}] [${withoutChecksum}]`);
  const { database } = readDatabaseConfig(process.env);
  await (database.engine === 'sqlite'
    ? restoreSqlite(database, file, options)
    : restoreServer(database, file, options));
  console.log(`Restored ${file}, and checked the result.`);
  console.log(
    'Sessions were discarded: everybody logs in again. Chat messages that waited in the backup are not sent.',
  );
});
