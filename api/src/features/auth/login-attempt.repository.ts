import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, LessThan, type Repository } from 'typeorm';
import { removeInBatches } from '../../platform/database/row-statements.js';
import { readTime, sharedLock } from '../../platform/database/sql.js';
import { LoginAttemptEntity } from './login-attempt.entity.js';

@Injectable()
export class LoginAttemptRepository {
  constructor(@InjectRepository(LoginAttemptEntity) private readonly rows: Repository<LoginAttemptEntity>) {}

  async insertFailure(account: string, attemptedAt: Date): Promise<number> {
    const row = this.rows.create({ account, attemptedAt, success: false });
    await this.rows.insert(row);
    return row.id;
  }

  /**
   * Times of an account's failures since a time, up to and including the row `lastId`, in the order of ids. The lock
   * waits for rows that others have numbered before ours but not committed yet: without it, guesses at the same moment
   * would not see each other.
   */
  async findFailures(account: string, since: Date, lastId: number): Promise<Date[]> {
    const rows = await this.rows.query<{ at: Date | string }[]>(
      `SELECT attempted_at AS at FROM login_attempts
       WHERE account = ? AND attempted_at > ? AND id <= ? AND success = ? ORDER BY id ${sharedLock(this.rows)}`,
      [account, since, lastId, false],
    );
    return rows.map(({ at }) => readTime(at));
  }

  async markSuccess(id: number): Promise<void> {
    await this.rows.update({ id }, { success: true });
  }

  async remove(id: number): Promise<void> {
    await this.rows.delete({ id });
  }

  /** By their ids, which is the order in which an attempt under way locks them too: a range would risk a deadlock. */
  async removeFailures(account: string): Promise<void> {
    const failures = await this.rows.find({ select: { id: true }, where: { account, success: false } });
    await this.rows.delete({ id: In(failures.map(({ id }) => id)) });
  }

  async removeBefore(time: Date): Promise<void> {
    await removeInBatches(this.rows, { where: { attemptedAt: LessThan(time) } });
  }
}
