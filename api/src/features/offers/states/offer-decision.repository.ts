import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, LessThan, Not, type Repository } from 'typeorm';
import { inBatches } from '../../../platform/database/row-statements.js';
import type { Transaction } from '../../../platform/database/sql.js';
import { OfferDecisionEntity } from './offer-decision.entity.js';

export type NewDecision = Omit<OfferDecisionEntity, 'id' | 'offer' | 'currentOfferId' | 'reversalSequence'>;

@Injectable()
export class OfferDecisionRepository {
  constructor(@InjectRepository(OfferDecisionEntity) private readonly rows: Repository<OfferDecisionEntity>) {}

  /** The one that counts. */
  async findCurrent(
    offerId: string,
    transaction: Transaction = this.rows.manager,
  ): Promise<OfferDecisionEntity | undefined> {
    return (await transaction.findBy(OfferDecisionEntity, { currentOfferId: offerId }))[0];
  }

  /** Newest first. */
  findAll(offerId: string): Promise<OfferDecisionEntity[]> {
    return this.rows.find({ where: { offerId }, order: { id: 'DESC' } });
  }

  async findByDigest(digest: string): Promise<OfferDecisionEntity | undefined> {
    return (await this.rows.findBy({ digest }))[0];
  }

  /** Writes the decision that counts from now on. */
  async insert(transaction: Transaction, decision: NewDecision): Promise<void> {
    const row = { ...decision, currentOfferId: decision.offerId, reversalSequence: null };
    // The query builder's types do not follow a JSON column into its object.
    await transaction.insert(OfferDecisionEntity, row as never);
  }

  /** No decision of the offer counts any more. */
  async release(transaction: Transaction, offerId: string): Promise<void> {
    await transaction.update(OfferDecisionEntity, { currentOfferId: offerId }, { currentOfferId: null });
  }

  /** Names the event that reversed the decision. */
  async markReversed(transaction: Transaction, id: number, reversalSequence: number): Promise<void> {
    await transaction.update(OfferDecisionEntity, { id }, { currentOfferId: null, reversalSequence });
  }

  /** Forgets the addresses of decisions of before a time. */
  async forgetAddressesBefore(time: Date): Promise<void> {
    const known = { where: { decidedAt: LessThan(time), sealedAddress: Not(IsNull()) } };
    await inBatches(this.rows, known, (ids) => this.rows.update(ids, { sealedAddress: null }));
  }
}
