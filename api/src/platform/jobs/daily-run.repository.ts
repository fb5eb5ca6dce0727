import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Entity, PrimaryColumn, type Repository } from 'typeorm';
import { isUniqueViolation } from '../errors/database-error.js';

/** A job that one of the API processes has done for a day of the server's calendar. */
@Entity('daily_runs')
export class DailyRunEntity {
  @PrimaryColumn({ type: 'varchar', length: 40 })
  job!: string;

  /** `YYYY-MM-DD`. */
  @PrimaryColumn({ type: 'varchar', length: 10 })
  day!: string;
}

@Injectable()
export class DailyRunRepository {
  constructor(@InjectRepository(DailyRunEntity) private readonly rows: Repository<DailyRunEntity>) {}

  isDone(job: string, day: string): Promise<boolean> {
    return this.rows.existsBy({ job, day });
  }

  /** Several processes may have done it at the same moment: true for the first. */
  async markDone(job: string, day: string): Promise<boolean> {
    try {
      await this.rows.insert({ job, day });
      return true;
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      return false;
    }
  }
}
