import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Column, Entity, Index, PrimaryGeneratedColumn, IsNull, LessThan, Not, type Repository } from 'typeorm';
import { inBatches, removeInBatches } from '../../../platform/database/row-statements.js';
import { placeholders, readTime, sharedLock } from '../../../platform/database/sql.js';

/**
 * One password attempt (decision B8). Not tied to `offers`: guesses at ids that do not exist are counted alike. The
 * index holds all that the count of failures reads, so that counting locks no row.
 */
@Entity('offer_attempts')
@Index('ix_offer_attempts_attempted_at', ['attemptedAt'])
@Index('ix_offer_attempts_key', ['addressKey', 'attemptedAt'])
@Index('ix_offer_attempts_gate', ['offerId', 'success', 'attemptedAt', 'addressKey'])
export class OfferAttemptEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column({ name: 'offer_id', type: 'varchar', length: 36 })
  offerId!: string;

  /** Cut down to its network, unless the installation keeps whole ones. */
  @Column({ name: 'ip_address', type: 'varchar', length: 45 })
  ipAddress!: string;

  /**
   * Digest of the whole address, by which guesses from one are counted (docs/adr/0012); null once nothing is counted by
   * it.
   */
  @Column({ name: 'address_key', type: 'varchar', length: 43, nullable: true })
  addressKey!: string | null;

  @Column({ name: 'attempted_at', type: 'datetime', precision: 3 })
  attemptedAt!: Date;

  @Column({ type: Boolean, default: false })
  success!: boolean;
}

export type FailedAttempt = { readonly id: number; readonly addressKey: string | null; readonly at: Date };

export type NewAttempt = Pick<OfferAttemptEntity, 'offerId' | 'ipAddress' | 'addressKey' | 'attemptedAt'>;

@Injectable()
export class OfferAttemptRepository {
  constructor(@InjectRepository(OfferAttemptEntity) private readonly rows: Repository<OfferAttemptEntity>) {}

  async insertFailure(attempt: NewAttempt): Promise<number> {
    const row = this.rows.create({ ...attempt, success: false });
    await this.rows.insert(row);
    return row.id;
  }

  /**
   * The failures of an offer since a time, up to and including the row `lastId`, in the order of their ids. See
   * `LoginAttemptRepository.findFailures` for the lock.
   */
  async findFailures(offerId: string, since: Date, lastId: number): Promise<FailedAttempt[]> {
    const rows = await this.rows.query<{ id: number; address: string | null; at: Date | string }[]>(
      `SELECT id, address_key AS address, attempted_at AS at FROM offer_attempts
       WHERE offer_id = ? AND attempted_at > ? AND id <= ? AND success = ? ORDER BY id ${sharedLock(this.rows)}`,
      [offerId, since, lastId, false],
    );
    return rows.map(({ id, address, at }) => ({ id, addressKey: address, at: readTime(at) }));
  }

  async markSuccess(id: number): Promise<void> {
    await this.rows.update({ id }, { success: true });
  }

  async remove(id: number): Promise<void> {
    await this.rows.delete({ id });
  }

  async removeBefore(time: Date): Promise<void> {
    await removeInBatches(this.rows, { where: { attemptedAt: LessThan(time) } });
  }

  /**
   * Forgets by which address attempts of before a time were counted, and the whole attempt where there is no such
   * offer: nobody can ask for those, and whoever guesses at ids makes ever more of them.
   */
  async forgetKeysBefore(time: Date): Promise<void> {
    const counted = { where: { addressKey: Not(IsNull()), attemptedAt: LessThan(time) } };
    await inBatches(this.rows, counted, async (ids) => {
      await this.rows.query(
        `DELETE FROM offer_attempts WHERE id IN (${placeholders(ids)})
         AND NOT EXISTS (SELECT 1 FROM offers WHERE offers.id = offer_attempts.offer_id)`,
        ids,
      );
      await this.rows.update(ids, { addressKey: null });
    });
  }
}
