import type { DataSource, EntityManager, ObjectLiteral, Repository } from 'typeorm';

const isSqlite = ({ options }: DataSource): boolean => options.type === 'better-sqlite3';

/** The placeholders of a list of values. */
export const placeholders = (values: readonly unknown[]): string => values.map(() => '?').join();

/** Index hint after a table's name; it overrides the optimizer's statistics. */
export const useIndex = (dataSource: DataSource, index: string): string =>
  isSqlite(dataSource) ? `INDEXED BY ${index}` : `FORCE INDEX (${index})`;

/** A join that reads the left table first. */
export const joinInOrder = (dataSource: DataSource): string => (isSqlite(dataSource) ? 'CROSS JOIN' : 'STRAIGHT_JOIN');

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

/** A running transaction, which services pass to the repositories of several modules. */
export type Transaction = EntityManager;

/** A WHERE clause, with the values of its placeholders. */
export type Conditions = { readonly sql: string; readonly values: readonly unknown[] };

/** All conditions joined by AND; no condition matches every row. */
export const allOf = (parts: readonly Conditions[]): Conditions => ({
  sql: parts.map(({ sql }) => sql).join(' AND ') || '1 = 1',
  values: parts.flatMap(({ values }) => values),
});

/**
 * Rows behind a keyset: older, or of the same moment with a lower id. Written so that both engines seek in an index:
 * they do not for a comparison of pairs.
 */
export const behind = (
  { time, id }: { readonly time: string; readonly id: string },
  keyset: { readonly at: Date; readonly id: number | string },
): Conditions => ({
  sql: `${time} <= ? AND (${time} < ? OR ${id} < ?)`,
  values: [keyset.at, keyset.at, keyset.id],
});
