import { Injectable } from '@nestjs/common';
import { isUniqueViolation } from '../../../platform/errors/database-error.js';
import type { Transaction } from '../../../platform/database/transaction.js';
import { DailyRunEntity } from './daily-run.entity.js';

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
