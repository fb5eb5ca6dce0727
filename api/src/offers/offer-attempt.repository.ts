import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { readTime } from '../database/read-time.js';
import { sharedLock } from '../database/row-lock.js';
import { OfferAttemptEntity } from './offer-attempt.entity.js';

export type FailedAttempt = { readonly id: number; readonly ipAddress: string; readonly at: Date };

@Injectable()
export class OfferAttemptRepository {
  constructor(@InjectRepository(OfferAttemptEntity) private readonly rows: Repository<OfferAttemptEntity>) {}

  async insertFailure(offerId: string, ipAddress: string, attemptedAt: Date): Promise<number> {
    const row = this.rows.create({ offerId, ipAddress, attemptedAt, success: false });
    await this.rows.insert(row);
    return row.id;
  }

  /**
   * The failures of an offer since a time, up to and including the row `lastId`, in the order of their ids. See
   * `LoginAttemptRepository.findFailures` for the lock.
   */
  async findFailures(offerId: string, since: Date, lastId: number): Promise<FailedAttempt[]> {
    const rows = await this.rows.query<{ id: number; ip: string; at: Date | string }[]>(
      `SELECT id, ip_address AS ip, attempted_at AS at FROM offer_attempts
       WHERE offer_id = ? AND attempted_at > ? AND id <= ? AND success = ? ORDER BY id ${sharedLock(this.rows)}`,
      [offerId, since, lastId, false],
    );
    return rows.map(({ id, ip, at }) => ({ id, ipAddress: ip, at: readTime(at) }));
  }

  async markSuccess(id: number): Promise<void> {
    await this.rows.update({ id }, { success: true });
  }

  async remove(id: number): Promise<void> {
    await this.rows.delete({ id });
  }
}
