import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, LessThan, type Repository } from 'typeorm';
import { insertedId } from '../database/inserted-id.js';
import { RowReader, type Row } from '../database/row-reader.js';
import { CalculationLogEntity } from './calculation-log.entity.js';

/** Rows of one statement. */
const removedAtOnce = 500;

@Injectable()
export class CalculationLogRepository {
  readonly #reader: RowReader<CalculationLogEntity>;

  constructor(@InjectRepository(CalculationLogEntity) private readonly rows: Repository<CalculationLogEntity>) {
    this.#reader = new RowReader(rows, 'log');
  }

  /** Answers the new row's id. */
  async insert(log: Omit<CalculationLogEntity, 'id'>): Promise<number> {
    const { timestamp, currency, employeesCount, activeUsers, monthsCount, companyName, companyId } = log;
    const counts = [employeesCount, activeUsers, monthsCount];
    const json = [JSON.stringify(log.inputs), JSON.stringify(log.outputs)];
    return insertedId(
      await this.rows.query(
        `INSERT INTO api_logs (timestamp, currency, employees_count, active_users, months_count, company_name, company_id,
           inputs, outputs) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        [timestamp, currency, ...counts, companyName, companyId, ...json],
      ),
    );
  }

  /** The rows with these ids, in the same order; those that are gone are left out. */
  async findByIds(ids: readonly number[]): Promise<CalculationLogEntity[]> {
    if (ids.length === 0) return [];
    const places = ids.map(() => '?').join();
    const found = await this.rows.query<Row[]>(
      `SELECT ${this.#reader.selection} FROM api_logs log WHERE log.id IN (${places})`,
      [...ids],
    );
    const byId = new Map(this.#reader.all(found).map((row) => [row.id, row]));
    return ids.map((id) => byId.get(id)).filter((row) => row !== undefined);
  }

  /** Removes logs of before a time, some at once, so that nobody waits long behind it. Answers whether more are left. */
  async removeSomeBefore(time: Date): Promise<boolean> {
    const rows = await this.rows.find({
      select: { id: true },
      where: { timestamp: LessThan(time) },
      order: { timestamp: 'ASC' },
      take: removedAtOnce,
    });
    if (rows.length > 0) await this.rows.delete({ id: In(rows.map(({ id }) => id)) });
    return rows.length === removedAtOnce;
  }
}
