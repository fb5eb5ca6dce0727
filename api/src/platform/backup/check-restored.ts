import type { DataSource } from 'typeorm';
import { OperatorError } from '../errors/operator.error.js';
import { databaseErrorCode } from '../errors/database-error.js';

/**
 * Checks that a restored database has every migration, table and column of this version, and that a SQLite file is intact.
 * Throws `OperatorError`.
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
