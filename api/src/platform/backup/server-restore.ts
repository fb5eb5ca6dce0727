import { Readable } from 'node:stream';
import type { DataSource } from 'typeorm';
import { OperatorError } from '../errors/operator.error.js';
import { closeDatabase, openDatabase } from '../database/data-source.js';
import { holdingSchema, runMigrations } from '../database/migrate.js';
import { readHeader } from './backup-header.js';
import { checkRestored } from './check-restored.js';
import { refuseUnknown } from './known-migrations.js';
import { renamedDump } from './renamed-dump.js';
import type { RestorableSchema, RestoreOptions } from './restore-options.js';
import { runServerProgram, type ServerAddress } from './server-client.js';
import { dropTables, renameForeignKeys, renameTables, tablesOf } from './server-tables.js';

/** Before the names of tables and foreign keys that are being loaded, and of those that they replace. */
const loading = '_restoring_';
const replaced = '_replaced_';

/**
 * Loads a backup beside the tables of the database, in the same database, and exchanges them in one atomic statement: what is
 * replaced stays in use until then. Needs rights on this database only. Throws `OperatorError` for a file that is no backup, not
 * whole, damaged, or of a newer version, for a database that is not empty unless it is to be replaced, and when the result
 * fails its check; the old tables are then as before.
 */
export async function restoreServer(
  address: ServerAddress,
  schema: RestorableSchema,
  file: string,
  options: RestoreOptions,
): Promise<void> {
  const { migrations } = await readHeader(file, options);
  refuseUnknown(schema, migrations);
  const dataSource = await openDatabase(address, schema, { connections: 3, patient: true });
  try {
    await holdingSchema(dataSource, async () => {
      if (!options.replace && (await usedTables(dataSource)).length > 0)
        throw new OperatorError('The database is not empty; with --replace all that it holds is given up.');
      // A restore that was killed leaves some.
      await discard(dataSource, loading, replaced);
      try {
        await load(address, file);
        await schema.settleRestored(dataSource, await tablesWith(dataSource, loading), loading);
        await exchange(dataSource);
      } catch (error) {
        await discard(dataSource, loading);
        throw error;
      }
      await discard(dataSource, replaced);
    });
  } finally {
    await closeDatabase(dataSource);
  }
}

const usedTables = async (dataSource: DataSource): Promise<string[]> =>
  (await tablesOf(dataSource)).filter((name) => !name.startsWith(loading) && !name.startsWith(replaced));

const tablesWith = async (dataSource: DataSource, prefix: string): Promise<string[]> =>
  (await tablesOf(dataSource)).filter((name) => name.startsWith(prefix));

async function load(address: ServerAddress, file: string): Promise<void> {
  await runServerProgram(address, {
    names: ['mariadb', 'mysql'],
    parameters: ['--default-character-set=utf8mb4', '--', address.database],
    input: Readable.from(renamedDump(file, loading)),
  });
}

/** Migrations of a backup of an older version run after the exchange: they name tables as they are in use. */
async function exchange(dataSource: DataSource): Promise<void> {
  const old = await usedTables(dataSource);
  const loaded = await tablesWith(dataSource, loading);
  await renameTables(dataSource, [
    ...old.map((name) => ({ from: name, to: replaced + name })),
    ...loaded.map((name) => ({ from: name, to: name.slice(loading.length) })),
  ]);
  try {
    const kept = old.map((name) => replaced + name);
    await renameForeignKeys(dataSource, kept, (name) => replaced + name);
    await giveForeignKeysTheirNames(dataSource);
    await runMigrations(dataSource);
    await checkRestored(dataSource);
  } catch (error) {
    await takeBack(dataSource);
    throw error;
  }
}

async function takeBack(dataSource: DataSource): Promise<void> {
  const [failed, kept] = [await usedTables(dataSource), await tablesWith(dataSource, replaced)];
  await renameTables(dataSource, [
    ...failed.map((name) => ({ from: name, to: loading + name })),
    ...kept.map((name) => ({ from: name, to: name.slice(replaced.length) })),
  ]);
}

async function discard(dataSource: DataSource, ...prefixes: readonly string[]): Promise<void> {
  for (const prefix of prefixes) await dropTables(dataSource, await tablesWith(dataSource, prefix));
  await giveForeignKeysTheirNames(dataSource);
}

async function giveForeignKeysTheirNames(dataSource: DataSource): Promise<void> {
  await renameForeignKeys(dataSource, await usedTables(dataSource), (name) =>
    [loading, replaced].reduce((rest, prefix) => (rest.startsWith(prefix) ? rest.slice(prefix.length) : rest), name),
  );
}
