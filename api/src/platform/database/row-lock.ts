import type { EntityManager, ObjectLiteral, Repository } from 'typeorm';

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
