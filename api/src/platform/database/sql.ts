import type { DataSource, EntityManager, EntityTarget, ObjectLiteral, Repository } from 'typeorm';

const isSqlite = ({ options }: DataSource): boolean => options.type === 'better-sqlite3';

/** The placeholders of a list of values. */
export const placeholders = (values: readonly unknown[]): string => values.map(() => '?').join();

/** Index hint after a table's name; it overrides the optimizer's statistics. */
export const useIndex = (dataSource: DataSource, index: string): string =>
  isSqlite(dataSource) ? `INDEXED BY ${index}` : `FORCE INDEX (${index})`;

/** A join that reads the left table first. */
export const joinInOrder = (dataSource: DataSource): string => (isSqlite(dataSource) ? 'CROSS JOIN' : 'STRAIGHT_JOIN');

/** SQL for the whole seconds from one time to a later one. */
export const secondsBetween = (dataSource: DataSource, from: string, to: string): string =>
  isSqlite(dataSource) ? `unixepoch(${to}) - unixepoch(${from})` : `TIMESTAMPDIFF(SECOND, ${from}, ${to})`;

/** A time of a raw query: a Date from MariaDB's driver, UTC text without a zone from SQLite. */
export const readTime = (value: Date | string): Date => (typeof value === 'string' ? new Date(`${value}Z`) : value);

/** SQLite needs no row locks: transactions run one after the other. */
const onServer = <Clause extends string>({ dataSource }: EntityManager, clause: Clause): '' | Clause =>
  dataSource.options.type === 'better-sqlite3' ? '' : clause;

/** Locking clause of a SELECT that must see rows of concurrent inserts. */
export const sharedLock = <Row extends ObjectLiteral>({ manager }: Repository<Row>) =>
  onServer(manager, 'LOCK IN SHARE MODE');

/** Locking clause: until the end of the transaction no other changes or locks the rows. */
export const exclusiveLock = (manager: EntityManager) => onServer(manager, 'FOR UPDATE');

/** As `exclusiveLock`, but skips rows that another transaction has locked. */
export const skipLocked = (manager: EntityManager) => onServer(manager, 'FOR UPDATE SKIP LOCKED');

/**
 * Index hint after a table's name, for a change by ids: where MariaDB reads the whole table instead, it locks all rows and
 * the gaps between them.
 */
export const primaryKey = (manager: EntityManager) => onServer(manager, 'FORCE INDEX (PRIMARY)');

/** An open database. */
export type Database = DataSource;

/** A running transaction, which services pass to the repositories of several modules. */
export type Transaction = EntityManager;

/** Reads of one transaction, which all see the database as it is at one moment. */
export const atOneMoment = <Result>(
  dataSource: DataSource,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> =>
  isSqlite(dataSource) ? dataSource.transaction(work) : dataSource.transaction('REPEATABLE READ', work);

/** For a SELECT list: all columns of an entity under the names that it gives them. Their values are as the engine has them. */
export const columnsOf = (transaction: Transaction, entity: EntityTarget<ObjectLiteral>): string =>
  transaction.dataSource
    .getMetadata(entity)
    .columns.map(({ databaseName, propertyName }) => `\`${databaseName}\` AS \`${propertyName}\``)
    .join();

/** A WHERE clause, with the values of its placeholders. */
export type Conditions = { readonly sql: string; readonly values: readonly unknown[] };

/** All conditions joined by AND; no condition matches every row. */
export const allOf = (parts: readonly Conditions[]): Conditions => ({
  sql: parts.map(({ sql }) => sql).join(' AND ') || '1 = 1',
  values: parts.flatMap(({ values }) => values),
});

/**
 * Rows behind a keyset: of a lower value, as an earlier time, or of the same one with a lower id; of higher ones in an
 * ascending order. Written so that both engines seek in an index: they do not for a comparison of pairs.
 */
export function behind(
  { value, id }: { readonly value: string; readonly id: string },
  keyset: { readonly at: Date | string; readonly id: number | string },
  order: 'asc' | 'desc' = 'desc',
): Conditions {
  const sign = order === 'asc' ? '>' : '<';
  return {
    sql: `${value} ${sign}= ? AND (${value} ${sign} ? OR ${id} ${sign} ?)`,
    values: [keyset.at, keyset.at, keyset.id],
  };
}
