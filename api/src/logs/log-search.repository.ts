import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { useIndex } from '../database/dialect.js';
import { CompanyLogSearchRepository } from './company-log-search.repository.js';
import { logConditions, timeIndex } from './log-conditions.js';
import type { LogPosition } from './log-cursor.js';
import type { LogFilter } from './log-filter.js';
import { newestFirst } from './log-place.js';

/**
 * Finds logs among a million by indices alone (ADR 9). Each statement names its index: an engine that picks another one
 * by its statistics takes a thousand times as long.
 */
@Injectable()
export class LogSearchRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly ofCompanies: CompanyLogSearchRepository,
  ) {}

  /** Ids of at most `limit` logs, newest first, behind a position; from the newest without one. */
  async find(filter: LogFilter, after: LogPosition | undefined, limit: number): Promise<number[]> {
    const { company } = filter;
    if (company !== undefined) return this.ofCompanies.find({ filter, company, after, limit });
    const { sql, values } = logConditions(filter, after);
    const rows = await this.dataSource.query<{ id: number }[]>(
      `SELECT id FROM ${this.#logs(filter)} WHERE ${sql} ${newestFirst} LIMIT ${limit}`,
      [...values],
    );
    return rows.map(({ id }) => id);
  }

  /** How many logs there are, counted up to `atMost`. */
  async count(filter: LogFilter, atMost: number): Promise<number> {
    if (filter.company !== undefined) return this.ofCompanies.count(filter, filter.company, atMost);
    const { sql, values } = logConditions(filter);
    const [row] = await this.dataSource.query<[{ count: number | string }]>(
      `SELECT COUNT(*) AS count FROM (SELECT 1 FROM ${this.#logs(filter)} WHERE ${sql} LIMIT ${atMost}) counted`,
      [...values],
    );
    return Number(row.count);
  }

  #logs(filter: LogFilter): string {
    return `api_logs ${useIndex(this.dataSource, timeIndex(filter))}`;
  }
}
