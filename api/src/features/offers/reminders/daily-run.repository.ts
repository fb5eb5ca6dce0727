import { Injectable } from '@nestjs/common';
import { Entity, PrimaryColumn } from 'typeorm';
import type { Transaction } from '../../../platform/database/sql.js';
import { isUniqueViolation } from '../../../platform/errors/database-error.js';

/** A job that one of the API processes has taken for a day of the server's calendar. */
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
  /** Takes the job for the day, in the transaction that does it; false when it was taken before. */
  async take(transaction: Transaction, job: string, day: string): Promise<boolean> {
    try {
      await transaction.insert(DailyRunEntity, { job, day });
      return true;
    } catch (error) {
      if (isUniqueViolation(error)) return false;
      throw error;
    }
  }
}
