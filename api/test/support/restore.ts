import { schema } from '../../src/app/schema/schema.js';
import { restoreServer } from '../../src/platform/backup/server-restore.js';
import { restoreSqlite } from '../../src/platform/backup/sqlite-restore.js';
import type { RestoreOptions } from '../../src/platform/backup/restore-checks.js';
import type { DatabaseAddress } from '../../src/platform/config/database-address.js';

/** Restores as the command does, in this process: a process of its own takes two seconds. Answers what it would say. */
export async function restoreHere(
  address: DatabaseAddress,
  file: string,
  { replace = false, withoutChecksum = false }: Partial<RestoreOptions> = {},
): Promise<string> {
  const options = { replace, withoutChecksum };
  try {
    await (address.engine === 'sqlite'
      ? restoreSqlite(address, schema, file, options)
      : restoreServer(address, schema, file, options));
    return 'Restored';
  } catch (error) {
    const { name, message } = error as Error;
    return name === 'OperatorError' ? message : `not said plainly: ${String(error)}`;
  }
}
