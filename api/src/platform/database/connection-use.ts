import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Metrics, type StateCounts } from '../metrics/metrics.js';

/** What mysql2's pool keeps; a test on MariaDB reads it, so that a change of names there is noticed. */
type Pool = Readonly<Record<'_allConnections' | '_freeConnections' | '_connectionQueue', { readonly length: number }>>;

/** Tells how the pool of connections is used. A SQLite file has one connection, and no pool. */
@Injectable()
export class ConnectionUse {
  constructor(dataSource: DataSource, metrics: Metrics) {
    const poolOf = () => (dataSource.driver as { pool?: Pool }).pool;
    if (!poolOf()) return;
    metrics.states('database_connections', 'Connections of the pool, and calls that wait for one', () => use(poolOf()));
  }
}

function use(pool: Pool | undefined): StateCounts {
  if (!pool) return {};
  const { _allConnections: all, _freeConnections: free, _connectionQueue: queue } = pool;
  return { used: all.length - free.length, idle: free.length, waiting: queue.length };
}
