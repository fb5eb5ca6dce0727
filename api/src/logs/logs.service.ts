import { Injectable } from '@nestjs/common';
import {
  limits,
  type CalculationLog,
  type CalculationLogBody,
  type ListPage,
  type LogsQuery,
} from '@programme/contracts';
import { Clock } from '../clock/clock.js';
import { toCalculationLog, toNewLog } from './calculation-log.mapper.js';
import { CalculationLogRepository } from './calculation-log.repository.js';
import { fromCursor, toCursor } from './log-cursor.js';
import { toLogFilter } from './log-filter.js';

@Injectable()
export class LogsService {
  constructor(
    private readonly logs: CalculationLogRepository,
    private readonly clock: Clock,
  ) {}

  /** Writes down that someone calculated a price; answers the row's id. */
  record(calculation: CalculationLogBody): Promise<number> {
    return this.logs.insert(toNewLog(calculation, this.clock.now()));
  }

  /** One page, newest first, and how many there are in all. Throws `invalid-request` for a cursor that is none. */
  async page(query: LogsQuery): Promise<ListPage<CalculationLog>> {
    const filter = toLogFilter(query);
    const after = query.cursor === undefined ? undefined : fromCursor(query.cursor);
    const limit = Number(query.limit ?? limits.page.default);
    const found = await this.logs.find(filter, after, limit + 1);
    const count = await this.logs.count(filter, limits.countedRows + 1);
    const rows = found.slice(0, limit);
    const last = found.length > limit ? rows.at(-1) : undefined;
    return {
      rows: rows.map(toCalculationLog),
      total: { count: Math.min(count, limits.countedRows), exact: count <= limits.countedRows },
      next: last ? toCursor(last) : null,
    };
  }
}
