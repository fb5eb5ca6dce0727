import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThan, type Repository } from 'typeorm';
import { placeholders, useIndex } from '../../platform/database/sql.js';
import { removeInBatches, insertRows } from '../../platform/database/row-statements.js';
import { RowMapper, type Row } from '../../platform/database/row-mapper.js';
import { CalculationLogEntity } from './calculation-log.entity.js';
import { logConditions, timeIndex, type LogFilter, newestFirst } from './log-filter.js';
import type { Keyset } from '../../platform/http/pagination.js';

const columns = [
  'timestamp',
  'calculator',
  'currency',
  'employees_count',
  'active_users',
  'months_count',
  'company_name',
  'company_id',
  'inputs',
  'outputs',
];

/** In the order of `columns`. */
const toValues = (log: Omit<CalculationLogEntity, 'id'>): unknown[] => [
  log.timestamp,
  log.calculator,
  log.currency,
  log.employeesCount,
  log.activeUsers,
  log.monthsCount,
  log.companyName,
  log.companyId,
  JSON.stringify(log.inputs),
  JSON.stringify(log.outputs),
];

@Injectable()
export class CalculationLogRepository {
  readonly #reader: RowMapper<CalculationLogEntity>;

  constructor(@InjectRepository(CalculationLogEntity) private readonly rows: Repository<CalculationLogEntity>) {
    this.#reader = new RowMapper(rows, 'api_logs');
  }

  /** Answers the new rows' ids. */
  insert(logs: readonly Omit<CalculationLogEntity, 'id'>[]): Promise<number[]> {
    return insertRows(this.rows, columns, logs.map(toValues));
  }

  /** At most `limit` logs of any company, newest first, behind a keyset; from the newest without one. */
  async findNewest(
    filter: LogFilter,
    after: Keyset<number> | undefined,
    limit: number,
  ): Promise<CalculationLogEntity[]> {
    const { sql, values } = logConditions(filter, after);
    const logs = `api_logs ${useIndex(this.rows.manager.dataSource, timeIndex(filter))}`;
    const found = await this.rows.query<Row[]>(
      `SELECT ${this.#reader.selection} FROM ${logs} WHERE ${sql} ${newestFirst} LIMIT ${limit}`,
      [...values],
    );
    return this.#reader.all(found);
  }

  /** The rows with these ids, in the same order; those that are gone are left out. */
  async findByIds(ids: readonly number[]): Promise<CalculationLogEntity[]> {
    if (ids.length === 0) return [];
    const found = await this.rows.query<Row[]>(
      `SELECT ${this.#reader.selection} FROM api_logs WHERE id IN (${placeholders(ids)})`,
      [...ids],
    );
    const byId = new Map(this.#reader.all(found).map((row) => [row.id, row]));
    return ids.map((id) => byId.get(id)).filter((row) => row !== undefined);
  }

  async removeBefore(time: Date): Promise<void> {
    await removeInBatches(this.rows, { where: { timestamp: LessThan(time) }, order: { timestamp: 'ASC' } });
  }
}
