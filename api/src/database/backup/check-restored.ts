import type { DataSource } from 'typeorm';
import { PlainError } from '../../lifecycle/reason-for.js';
import { databaseErrorCode } from '../database-error.js';
import { migrations } from '../migrations/index.js';

/**
 * Checks that a restored database has every migration, table and column of this version, and that a SQLite file is intact.
 * Throws `PlainError`.
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
  const missing = migrations.filter(({ name }) => !ran.has(name));
  if (missing.length > 0) throw broken(`it lacks ${missing.map(({ name }) => name).join(', ')}`);
}

const quoted = (name: string): string => `\`${name}\``;

const broken = (reason: string): PlainError => new PlainError(`The restored database is damaged: ${reason}.`);
