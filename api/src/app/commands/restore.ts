/**
 * `npm run db:restore -- <file> [--replace] [--without-checksum]`: puts a backup into the database at `DATABASE_URL`,
 * which must be empty unless `--replace` is given.
 */
import 'reflect-metadata';
import { readDatabaseConfig } from '../../platform/config/environment.js';
import { OperatorError, runCommand } from '../../platform/process/run-command.js';
import { restoreServer } from '../../platform/backup/server-restore.js';
import { restoreSqlite } from '../../platform/backup/sqlite-restore.js';
import { schema } from '../schema/schema.js';

const [replace, withoutChecksum] = ['--replace', '--without-checksum'];

await runCommand(async (parameters) => {
  const options = { replace: parameters.includes(replace), withoutChecksum: parameters.includes(withoutChecksum) };
  const [file, ...others] = parameters.filter((parameter) => ![replace, withoutChecksum].includes(parameter));
  if (file === undefined || others.length > 0)
    throw new OperatorError(`Say which file to read: npm run db:restore -- <file> [${replace}] [${withoutChecksum}]`);
  const { database } = readDatabaseConfig(process.env);
  await (database.engine === 'sqlite'
    ? restoreSqlite(database, schema, file, options)
    : restoreServer(database, schema, file, options));
  console.log(`Restored ${file}, and checked the result.`);
  console.log(
    'Sessions were discarded: everybody logs in again. Chat messages that waited in the backup are not sent.',
  );
});
