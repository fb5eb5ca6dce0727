import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { readTime, useIndex } from '../../../platform/database/sql.js';
import { OfferEntity } from '../records/offer.entity.js';
import { undecidedSql } from '../records/offer-status.js';

export type NotableOffer = Pick<OfferEntity, 'id' | 'clientName' | 'validUntil' | 'createdAt'> & {
  /** Whether a client has opened it. */
  readonly opened: boolean;
};

type NotableRow = {
  readonly id: string;
  readonly clientName: string;
  readonly validUntil: string;
  readonly createdAt: Date | string;
  readonly opened: number | string;
};

const openings = 'SELECT 1 FROM offer_views visit WHERE visit.offer_id = offer.id AND visit.is_admin_view = 0';

/** Reads a few undecided offers that somebody should look at, each statement in the order of an index that it names. */
@Injectable()
export class OfferAttentionRepository {
  constructor(@InjectRepository(OfferEntity) private readonly rows: Repository<OfferEntity>) {}

  /** At most `limit` offers with their last day from `first` to `last`, those that end first at the head. */
  findEnding(first: string, last: string, limit: number): Promise<NotableOffer[]> {
    return this.#find(
      'ix_offers_valid_until',
      'offer.valid_until BETWEEN ? AND ?',
      [first, last],
      'valid_until',
      limit,
    );
  }

  /** As `findEnding`, but those that ended last at the head. */
  findEnded(first: string, last: string, limit: number): Promise<NotableOffer[]> {
    const within = 'offer.valid_until BETWEEN ? AND ?';
    return this.#find('ix_offers_valid_until', within, [first, last], 'valid_until DESC', limit);
  }

  /**
   * At most `limit` offers that no client has opened, the oldest at the head.
   *
   * @param from when the first of them may have been made
   * @param before when the last of them was made
   * @param validAfter the day that all of them outlast
   */
  findUnopened(from: Date, before: Date, validAfter: string, limit: number): Promise<NotableOffer[]> {
    const unopened = `offer.created_at >= ? AND offer.created_at < ? AND offer.valid_until > ? AND NOT EXISTS (${openings})`;
    return this.#find('ix_offers_created_at_id', unopened, [from, before, validAfter], 'created_at', limit);
  }

  async #find(
    index: string,
    condition: string,
    values: readonly unknown[],
    order: string,
    limit: number,
  ): Promise<NotableOffer[]> {
    const found = await this.rows.query<NotableRow[]>(
      `SELECT offer.id AS id, offer.client_name AS clientName, offer.valid_until AS validUntil,
       offer.created_at AS createdAt, EXISTS (${openings}) AS opened
       FROM offers offer ${useIndex(this.rows.manager.dataSource, index)}
       WHERE ${condition} AND ${undecidedSql} ORDER BY offer.${order} LIMIT ${limit}`,
      [...values],
    );
    return found.map((row) => ({ ...row, createdAt: readTime(row.createdAt), opened: Number(row.opened) === 1 }));
  }
}
