import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThan, type Repository } from 'typeorm';
import type { Transaction } from '../../../platform/database/sql.js';
import { OfferRevisionEntity } from './offer-revision.entity.js';

export type NewRevision = Omit<OfferRevisionEntity, 'id' | 'offer' | 'currentOfferId'>;

@Injectable()
export class OfferRevisionRepository {
  constructor(@InjectRepository(OfferRevisionEntity) private readonly rows: Repository<OfferRevisionEntity>) {}

  /** The one that the client sees; a few offers of tests and benchmarks have none. */
  async findCurrent(
    offerId: string,
    transaction: Transaction = this.rows.manager,
  ): Promise<OfferRevisionEntity | undefined> {
    return (await transaction.findBy(OfferRevisionEntity, { currentOfferId: offerId }))[0];
  }

  /** At most `limit` of them before a number, newest first; from the newest without one. */
  findNewest(offerId: string, before: number | undefined, limit: number): Promise<OfferRevisionEntity[]> {
    const where = { offerId, ...(before !== undefined && { number: LessThan(before) }) };
    return this.rows.find({ where, order: { number: 'DESC' }, take: limit });
  }

  countOf(offerId: string): Promise<number> {
    return this.rows.countBy({ offerId });
  }

  /** Adds a revision, which is the current one from now on. */
  async add(transaction: Transaction, revision: NewRevision, before?: OfferRevisionEntity): Promise<void> {
    if (before) await transaction.update(OfferRevisionEntity, { id: before.id }, { currentOfferId: null });
    const row = { ...revision, currentOfferId: revision.offerId };
    // The query builder's types do not follow a JSON column into its object.
    await transaction.insert(OfferRevisionEntity, row as never);
  }

  async replace(transaction: Transaction, { id }: OfferRevisionEntity, revision: NewRevision): Promise<void> {
    await transaction.update(OfferRevisionEntity, { id }, revision as never);
  }
}
