import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { MetricsService, type StateCounts } from '../metrics/metrics.service.js';

/** What mysql2's pool keeps; a test on MariaDB reads it, so that a change of names there is noticed. */
type Pool = Readonly<Record<'_allConnections' | '_freeConnections' | '_connectionQueue', { readonly length: number }>>;

/** Tells how the pool of connections is used. A SQLite file has one connection, and no pool. */
@Injectable()
export class ConnectionMetrics {
  constructor(dataSource: DataSource, metrics: MetricsService) {
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
