import type { DataSource, EntityManager, ObjectLiteral, Repository } from 'typeorm';

const isSqlite = ({ options }: DataSource): boolean => options.type === 'better-sqlite3';

/** The placeholders of a list of values. */
export const placeholders = (values: readonly unknown[]): string => values.map(() => '?').join();

/** Behind a table's name: that this index is to be used, whatever the engine thinks of its figures. */
export const useIndex = (dataSource: DataSource, index: string): string =>
  isSqlite(dataSource) ? `INDEXED BY ${index}` : `FORCE INDEX (${index})`;

/** A join that reads the table on its left first. */
export const joinInOrder = (dataSource: DataSource): string => (isSqlite(dataSource) ? 'CROSS JOIN' : 'STRAIGHT_JOIN');

/** A time of a plain query: MariaDB's driver makes it a Date, SQLite holds UTC text without saying so. */
export const readTime = (value: Date | string): Date => (typeof value === 'string' ? new Date(`${value}Z`) : value);

/** On SQLite nobody else is at work: units of work take turns there. */
const onServer = <Clause extends string>({ dataSource }: EntityManager, clause: Clause): '' | Clause =>
  dataSource.options.type === 'better-sqlite3' ? '' : clause;

/** The end of a SELECT that must see what others are just inserting. */
export const sharedLock = <Row extends ObjectLiteral>({ manager }: Repository<Row>) =>
  onServer(manager, 'LOCK IN SHARE MODE');

/** The end of a SELECT in a transaction: until its end nobody else changes or locks the rows that it finds. */
export const exclusiveLock = (manager: EntityManager) => onServer(manager, 'FOR UPDATE');

/** As `exclusiveLock`, but passes over the rows that somebody else has locked, and does not wait for them. */
export const skipLocked = (manager: EntityManager) => onServer(manager, 'FOR UPDATE SKIP LOCKED');

/** A transaction under way, as services pass it on between repositories of several modules. */
export type Transaction = EntityManager;

/** A piece of a WHERE clause, with the values of its placeholders. */
export type Conditions = { readonly sql: string; readonly values: readonly unknown[] };

/** What meets all of them; without any, everything. */
export const allOf = (parts: readonly Conditions[]): Conditions => ({
  sql: parts.map(({ sql }) => sql).join(' AND ') || '1 = 1',
  values: parts.flatMap(({ values }) => values),
});

/**
 * Rows behind a keyset: older, or of the same moment with a lower id. Written so that both engines seek in an index: they do not
 * for a comparison of pairs.
 */
export const behind = (
  { time, id }: { readonly time: string; readonly id: string },
  keyset: { readonly at: Date; readonly id: number | string },
): Conditions => ({
  sql: `${time} <= ? AND (${time} < ? OR ${id} < ?)`,
  values: [keyset.at, keyset.at, keyset.id],
});
