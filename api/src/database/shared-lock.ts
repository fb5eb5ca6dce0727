import type { ObjectLiteral, Repository } from 'typeorm';

/** The end of a SELECT that must see what others are just inserting. On SQLite nobody else is: work takes turns there. */
export const sharedLock = <Row extends ObjectLiteral>(rows: Repository<Row>): '' | 'LOCK IN SHARE MODE' =>
  rows.manager.dataSource.options.type === 'better-sqlite3' ? '' : 'LOCK IN SHARE MODE';
