import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { BatchLoader } from '../../platform/database/batch-loader.js';
import { countedAtMost, countRows } from '../../platform/database/row-statements.js';
import { useIndex } from '../../platform/database/sql.js';
import type { CalculationLogEntity } from './calculation-log.entity.js';
import { CalculationLogRepository } from './calculation-log.repository.js';
import { CompanyLogSearchRepository } from './company-log-search.repository.js';
import { logConditions, timeIndex, type LogFilter } from './log-filter.js';
import type { Keyset } from '../../platform/http/pagination.js';

/**
 * Finds logs among a million by indices alone (ADR 9). Each statement names its index: an engine that picks another one
 * by its statistics takes a thousand times as long.
 */
@Injectable()
export class LogSearchRepository {
  readonly #counts = new BatchLoader(
    (filters: readonly LogFilter[]) => filters.map((filter) => this.#count(filter)),
    JSON.stringify,
  );

  constructor(
    private readonly dataSource: DataSource,
    private readonly logs: CalculationLogRepository,
    private readonly ofCompanies: CompanyLogSearchRepository,
  ) {}

  /** At most `limit` logs, newest first, behind a keyset; from the newest without one. */
  async find(filter: LogFilter, after: Keyset<number> | undefined, limit: number): Promise<CalculationLogEntity[]> {
    const { company } = filter;
    if (company === undefined) return this.logs.findNewest(filter, after, limit);
    return this.logs.findByIds(await this.ofCompanies.find({ filter, company, after, limit }));
  }

  /** How many logs there are, counted up to `countedAtMost`: the same for all pages of a list. */
  count(filter: LogFilter): Promise<number> {
    return this.#counts.load(filter);
  }

  async #count(filter: LogFilter): Promise<number> {
    if (filter.company !== undefined) return this.ofCompanies.count(filter, filter.company, countedAtMost);
    const { sql, values } = logConditions(filter);
    const logs = `api_logs ${useIndex(this.dataSource, timeIndex(filter))}`;
    return countRows(this.dataSource, `${logs} WHERE ${sql}`, values, countedAtMost);
  }
}
