import { Injectable } from '@nestjs/common';
import {
  limits,
  type CalculationLog,
  type CalculationLogBody,
  type ListPage,
  type LogsExport,
  type LogsQuery,
} from '@programme/contracts';
import { searchKey } from '@programme/formatting';
import { Clock } from '../../platform/clock/clock.js';
import { BatchLoader } from '../../platform/database/batch-loader.js';
import { isReferenceViolation } from '../../platform/errors/database-error.js';
import { toTotal } from '../../platform/database/row-statements.js';
import { type CalculationLogEntity, toCalculationLog, toNewLog, type NewLog } from './calculation-log.entity.js';
import { CalculationLogRepository } from './calculation-log.repository.js';
import { CompanyRepository } from './company.repository.js';
import { csvHead, csvRows } from './log-csv.js';
import { numericKeyset, toCursor, toPage, type Keyset } from '../../platform/http/pagination.js';
import { toLogFilter } from './log-filter.js';
import { LogSearchRepository } from './log-search.repository.js';

@Injectable()
export class LogsService {
  readonly #records = new BatchLoader((logs: readonly NewLog[]) => this.#write(logs));

  constructor(
    private readonly logs: CalculationLogRepository,
    private readonly companies: CompanyRepository,
    private readonly search: LogSearchRepository,
    private readonly clock: Clock,
  ) {}

  /** Writes down that someone calculated a price; answers the row's id. */
  record(calculation: CalculationLogBody): Promise<number> {
    return this.#records.load(toNewLog(calculation, this.clock.now()));
  }

  async #write(logs: readonly NewLog[]): Promise<readonly number[]> {
    try {
      return await this.#insert(logs);
    } catch (error) {
      // A company that nothing had referred to was removed a moment after it was found: it is made again.
      if (!isReferenceViolation(error)) throw error;
      return this.#insert(logs);
    }
  }

  async #insert(logs: readonly NewLog[]): Promise<readonly number[]> {
    const keys = logs.map(({ companyName }) => (companyName === null ? null : searchKey(companyName)));
    const companies = await this.companies.idsOf(keys.filter((key) => key !== null));
    return this.logs.insert(
      logs.map((log, index) => ({ ...log, companyId: companies.get(keys[index] ?? '') ?? null })),
    );
  }

  /** All logs that the filter lets through, newest first, as the text of a CSV file, piece by piece. */
  async *export({ csv, ...query }: LogsExport): AsyncGenerator<string, void> {
    const filter = toLogFilter(query);
    const read = (after?: Keyset<number>) => this.search.find(filter, after, limits.page.max);
    let rows = await read();
    yield csvHead(csv) + csvRows(rows, csv);
    for (let last = rows.at(-1); last; last = rows.at(-1)) {
      rows = await read(keysetOf(last));
      yield csvRows(rows, csv);
    }
  }

  /** One page, newest first, and how many there are in all. Throws `invalid-request` for a cursor that is none. */
  async page(query: LogsQuery): Promise<ListPage<CalculationLog>> {
    const filter = toLogFilter(query);
    const after = query.cursor === undefined ? undefined : numericKeyset(query.cursor);
    const limit = Number(query.limit ?? limits.page.default);
    const [found, count] = await Promise.all([this.search.find(filter, after, limit + 1), this.search.count(filter)]);
    return toPage({
      found,
      limit,
      total: toTotal(count),
      cursorOf: (row) => toCursor(keysetOf(row)),
      show: toCalculationLog,
    });
  }
}

const keysetOf = ({ timestamp, id }: CalculationLogEntity): Keyset<number> => ({ at: timestamp, id });
