/**
 * `npm run db:backup -- <file>`: writes all that the database at `DATABASE_URL` holds into a new file, while it is in
 * use.
 */
import 'reflect-metadata';
import { open, rename, rm, stat } from 'node:fs/promises';
import { readDatabaseConfig } from '../../platform/config/environment.js';
import { OperatorError, runCommand } from '../../platform/process/run-command.js';
import { appendChecksum } from '../../platform/backup/backup-file.js';
import { backupServer } from '../../platform/backup/server-backup.js';
import { backupSqlite } from '../../platform/backup/sqlite-backup.js';

await runCommand(async ([file]) => {
  if (file === undefined) throw new OperatorError('Say which file to write: npm run db:backup -- <file>');
  const { database } = readDatabaseConfig(process.env);
  await (await newFile(file)).close();
  // Under its own name only when it is whole: half a backup is worse than none.
  const partial = `${file}.partial`;
  try {
    await (database.engine === 'sqlite' ? backupSqlite(database, partial) : backupServer(database, partial));
    await appendChecksum(partial);
    await rename(partial, file);
  } catch (error) {
    await Promise.all([rm(partial, { force: true }), rm(file)]);
    throw error;
  }
  console.log(`Backed up to ${file}: ${Math.ceil((await stat(file)).size / 1024)} kB`);
});

/** Takes the name, for its owner's eyes only. */
async function newFile(file: string) {
  try {
    return await open(file, 'wx', 0o600);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new OperatorError(code === 'EEXIST' ? `${file} is there already.` : `Cannot write ${file}: ${code}`);
  }
}
