import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository, SelectQueryBuilder } from 'typeorm';
import { CalculationLogEntity } from './calculation-log.entity.js';
import type { LogPosition } from './log-cursor.js';
import type { LogFilter } from './log-filter.js';

@Injectable()
export class CalculationLogRepository {
  constructor(@InjectRepository(CalculationLogEntity) private readonly rows: Repository<CalculationLogEntity>) {}

  /** Answers the new row's id. */
  async insert(log: Omit<CalculationLogEntity, 'id'>): Promise<number> {
    return (await this.rows.save(this.rows.create(log), { transaction: false })).id;
  }

  find(filter: LogFilter, after: LogPosition | undefined, limit: number): Promise<CalculationLogEntity[]> {
    const query = this.#matching(filter).orderBy('log.timestamp', 'DESC').addOrderBy('log.id', 'DESC').limit(limit);
    if (after) query.andWhere('log.timestamp <= :timestamp AND (log.timestamp < :timestamp OR log.id < :id)', after);
    return query.getMany();
  }

  async count(filter: LogFilter, atMost: number): Promise<number> {
    return (await this.#matching(filter).select('log.id').limit(atMost).getMany()).length;
  }

  #matching({ from, to, currency, company }: LogFilter): SelectQueryBuilder<CalculationLogEntity> {
    const query = this.rows.createQueryBuilder('log');
    if (from) query.andWhere('log.timestamp >= :from', { from });
    if (to) query.andWhere('log.timestamp < :to', { to });
    if (currency) query.andWhere('log.currency = :currency', { currency });
    if (company) query.andWhere('INSTR(LOWER(log.company_name), :company) > 0', { company });
    return query;
  }
}
