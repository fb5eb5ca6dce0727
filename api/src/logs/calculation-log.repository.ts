import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type Repository } from 'typeorm';
import { CalculationLogEntity } from './calculation-log.entity.js';

@Injectable()
export class CalculationLogRepository {
  constructor(@InjectRepository(CalculationLogEntity) private readonly rows: Repository<CalculationLogEntity>) {}

  /** Answers the new row's id. */
  async insert(log: Omit<CalculationLogEntity, 'id'>): Promise<number> {
    return (await this.rows.save(this.rows.create(log), { transaction: false })).id;
  }

  /** The rows with these ids, in the same order; those that are gone are left out. */
  async findByIds(ids: readonly number[]): Promise<CalculationLogEntity[]> {
    const rows = await this.rows.findBy({ id: In(ids) });
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => byId.get(id)).filter((row) => row !== undefined);
  }
}
