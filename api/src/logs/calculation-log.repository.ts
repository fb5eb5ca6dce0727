import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, LessThan, type Repository } from 'typeorm';
import { CalculationLogEntity } from './calculation-log.entity.js';

/** Rows of one statement. */
const removedAtOnce = 500;

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
