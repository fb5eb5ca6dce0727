import type { DataSource } from 'typeorm';
import type { DatabaseSchema } from '../database/data-source.js';
import { databaseErrorCode } from '../errors/database-error.js';
import { OperatorError } from '../process/run-command.js';

/** What the operator says who restores a backup. */
export type RestoreOptions = {
  /** All that the database holds is given up. */
  readonly replace: boolean;
  /** The backup was made by a version that wrote no checksum: that a changed byte is noticed is not promised. */
  readonly withoutChecksum: boolean;
};

/** A schema that knows which of its rows must not come back to life. */
export type RestorableSchema = DatabaseSchema & {
  /**
   * Discards such rows in restored tables, before anybody uses them.
   *
   * @param tables the names of the restored tables, each with the prefix
   */
  readonly settleRestored: (dataSource: DataSource, tables: readonly string[], prefix?: string) => Promise<void>;
};

/**
 * Refuses a backup whose schema this version does not know: it is a newer version's, or no backup of ours. Throws
 * `OperatorError`.
 */
export function refuseUnknown({ migrations }: DatabaseSchema, names: readonly string[]): void {
  const known = new Set(migrations.map(({ name }) => name));
  if (names.length === 0) throw new OperatorError('The backup holds no schema of this product.');
  const unknown = names.filter((name) => !known.has(name));
  if (unknown.length === 0) return;
  throw new OperatorError(`The backup is of a newer version: this one does not know ${unknown.join(', ')}.`);
}

/**
 * Checks that a restored database has every migration, table and column of this version, and that a SQLite file is
 * intact. Throws `OperatorError`.
 */
export async function checkRestored(dataSource: DataSource): Promise<void> {
  try {
    if (dataSource.options.type === 'better-sqlite3') await checkPages(dataSource);
    await checkMigrations(dataSource);
    for (const { tableName, columns } of dataSource.entityMetadatas)
      await dataSource.query(
        `SELECT ${columns.map(({ databaseName }) => quoted(databaseName)).join()} FROM ${tableName} LIMIT 1`,
      );
  } catch (error) {
    const reason = databaseErrorCode(error);
    throw reason === undefined ? error : broken(reason);
  }
}

async function checkPages(dataSource: DataSource): Promise<void> {
  const [integrity] = await dataSource.query<Record<string, unknown>[]>('PRAGMA integrity_check');
  if (integrity?.['integrity_check'] !== 'ok') throw broken('its pages are damaged');
  if ((await dataSource.query<unknown[]>('PRAGMA foreign_key_check')).length > 0) throw broken('rows are missing');
}

async function checkMigrations(dataSource: DataSource): Promise<void> {
  const ran = new Set(
    (await dataSource.query<{ name: string }[]>('SELECT name FROM migrations')).map(({ name }) => name),
  );
  const missing = dataSource.migrations.map(({ name = '' }) => name).filter((name) => !ran.has(name));
  if (missing.length > 0) throw broken(`it lacks ${missing.join(', ')}`);
}

const quoted = (name: string): string => `\`${name}\``;

const broken = (reason: string): OperatorError => new OperatorError(`The restored database is damaged: ${reason}.`);
