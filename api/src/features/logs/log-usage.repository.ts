import { Injectable } from '@nestjs/common';
import type { Calculator } from '@programme/contracts';
import type { Currency } from '@programme/pricing';
import { DataSource } from 'typeorm';

/** Calculations with the same input. */
export type LogUsage = {
  readonly calculator: Calculator;
  readonly currency: Currency;
  /** Those of Comfort are its seats (decision P24). */
  readonly activeUsers: number;
  readonly months: number;
  readonly count: number;
};

/** Ids of one slice: SQLite reads them in a few milliseconds, in which nothing else runs. */
const sliceIds = 2_500;

/** Reads what was calculated, a slice of the table at a time. */
@Injectable()
export class LogUsageRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Slices of the calculations since a moment, latest first. */
  async *since(moment: Date): AsyncGenerator<readonly LogUsage[], void> {
    const [bounds] = await this.dataSource.query<[{ first: number | null; last: number | null }]>(
      `SELECT (SELECT id FROM api_logs WHERE timestamp >= ? ORDER BY timestamp, id LIMIT 1) AS first,
       (SELECT MAX(id) FROM api_logs) AS last`,
      [moment],
    );
    if (bounds.first === null || bounds.last === null) return;
    for (let end = bounds.last; end >= bounds.first; end -= sliceIds) {
      const rows = await this.dataSource.query<LogUsage[]>(
        `SELECT calculator, currency, active_users AS activeUsers, months_count AS months, COUNT(*) AS count
         FROM api_logs WHERE id > ? AND id <= ? AND timestamp >= ?
         GROUP BY calculator, currency, active_users, months_count`,
        [end - sliceIds, end, moment],
      );
      yield rows.map((row) => ({ ...row, count: Number(row.count) }));
    }
  }
}
