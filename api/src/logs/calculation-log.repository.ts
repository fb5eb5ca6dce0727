import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { CalculationLogEntity } from './calculation-log.entity.js';

@Injectable()
export class CalculationLogRepository {
  constructor(@InjectRepository(CalculationLogEntity) private readonly rows: Repository<CalculationLogEntity>) {}

  /** Answers the new row's id. */
  async insert(log: Omit<CalculationLogEntity, 'id'>): Promise<number> {
    return (await this.rows.save(this.rows.create(log), { transaction: false })).id;
  }
}
