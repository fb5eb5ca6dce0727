import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { useIndex } from '../../platform/database/sql.js';

type CountRow = Readonly<Record<string, number | string>>;

export type DemandFilter = { readonly calculators: readonly string[]; readonly months: readonly number[] };

export type DemandCounts = { readonly calculators: readonly number[]; readonly months: readonly number[] };

/**
 * Counts calculations from one index, which holds all that is asked for. Nothing is grouped: sorting the rows of 12
 * weeks would take three times as long as reading them.
 */
@Injectable()
export class LogDemandRepository {
  readonly #logs: string;

  constructor(private readonly dataSource: DataSource) {
    this.#logs = `api_logs ${useIndex(dataSource, 'ix_api_logs_demand')}`;
  }

  /** How many there are in each span of time. @param starts when each span begins, in their order; the last is open */
  async countSpans(starts: readonly Date[]): Promise<number[]> {
    const spans = starts.map((start, index) => {
      const end = starts[index + 1];
      const sql = `(SELECT COUNT(*) FROM ${this.#logs} WHERE timestamp >= ?${end ? ' AND timestamp < ?' : ''})`;
      return { sql: `${sql} AS span${index}`, values: end ? [start, end] : [start] };
    });
    const [row] = await this.dataSource.query<[CountRow]>(
      `SELECT ${spans.map(({ sql }) => sql).join()}`,
      spans.flatMap(({ values }) => values),
    );
    return starts.map((_, index) => Number(row[`span${index}`]));
  }

  /** How many there are of each calculator and of each contract length since a moment, in the order of the filter. */
  async countSince(since: Date, { calculators, months }: DemandFilter): Promise<DemandCounts> {
    const columns = [
      ...calculators.map((_, index) => `COUNT(CASE WHEN calculator = ? THEN 1 END) AS calculator${index}`),
      ...months.map((_, index) => `COUNT(CASE WHEN months_count = ? THEN 1 END) AS months${index}`),
    ];
    const [row] = await this.dataSource.query<[CountRow]>(
      `SELECT ${columns.join()} FROM ${this.#logs} WHERE timestamp >= ?`,
      [...calculators, ...months, since],
    );
    return {
      calculators: calculators.map((_, index) => Number(row[`calculator${index}`])),
      months: months.map((_, index) => Number(row[`months${index}`])),
    };
  }
}
