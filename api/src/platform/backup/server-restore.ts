import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import type { DataSource } from 'typeorm';
import { closeDatabase, openDatabase } from '../database/data-source.js';
import { holdingSchema, runMigrations } from '../database/migrate-database.js';
import { OperatorError } from '../process/run-command.js';
import { readHeader } from './backup-file.js';
import { checkRestored, refuseUnknown, type RestorableSchema, type RestoreOptions } from './restore-checks.js';
import { runServerProgram, type ServerAddress } from './server-client.js';
import { dropTables, renameForeignKeys, renameTables, tablesOf } from './server-tables.js';

const quotedName = '`([^`]+)`';

/**
 * The beginnings of the lines of a dump that name a table. Rows cannot begin so: the dump escapes line breaks in
 * values.
 */
const tableLine = new RegExp(
  `^(CREATE TABLE|INSERT INTO|DROP TABLE IF EXISTS|LOCK TABLES|/\\*!40000 ALTER TABLE) ${quotedName}`,
);
const foreignKeyLine = new RegExp(`^( +CONSTRAINT) ${quotedName}( FOREIGN KEY .* REFERENCES) ${quotedName}`);

/**
 * The lines of a dump of `mariadb-dump` or `mysqldump`, with a prefix before the names of its tables and foreign keys,
 * so that they can be loaded beside the tables that have these names.
 */
export async function* renamedDump(file: string, prefix: string): AsyncGenerator<Buffer> {
  // Latin-1 keeps every byte as it is.
  const input = createReadStream(file, { encoding: 'latin1' });
  for await (const line of createInterface({ input, crlfDelay: Infinity })) {
    const renamed = line
      .replace(tableLine, `$1 \`${prefix}$2\``)
      .replace(foreignKeyLine, `$1 \`${prefix}$2\`$3 \`${prefix}$4\``);
    yield Buffer.from(`${renamed}\n`, 'latin1');
  }
}

/** Before the names of tables and foreign keys that are being loaded, and of those that they replace. */
const loading = '_restoring_';
const replaced = '_replaced_';

/**
 * Loads a backup beside the tables of the database, in the same database, and exchanges them in one atomic statement:
 * what is replaced stays in use until then. Needs rights on this database only. Throws `OperatorError` for a file that
 * is no backup, not whole, damaged, or of a newer version, for a database that is not empty unless it is to be
 * replaced, and when the result fails its check; the old tables are then as before.
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
