import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { LimitOutcome } from '@programme/contracts';
import type { Repository } from 'typeorm';
import type { Transaction } from '../../../platform/database/sql.js';
import { DiscountLimitChangeEntity } from './discount-limit-change.entity.js';
import { OfferSettingsEntity, theSettings as id } from './offer-settings.entity.js';

export type NewLimitChange = Omit<DiscountLimitChangeEntity, 'id' | 'settledAt' | 'settledBy'>;

/** How a wait ends. */
type Settlement = { readonly outcome: LimitOutcome; readonly settledAt: Date; readonly settledBy: string };

@Injectable()
export class OfferSettingsRepository {
  constructor(
    @InjectRepository(OfferSettingsEntity) private readonly rows: Repository<OfferSettingsEntity>,
    @InjectRepository(DiscountLimitChangeEntity) private readonly changes: Repository<DiscountLimitChangeEntity>,
  ) {}

  read(): Promise<OfferSettingsEntity> {
    return this.rows.findOneByOrFail({ id });
  }

  /** The change that waits for another admin. */
  findWaiting(): Promise<DiscountLimitChangeEntity | null> {
    return this.changes.findOneBy({ outcome: 'waiting' });
  }

  /** The latest changes, the newest first. */
  findChanges(most: number): Promise<DiscountLimitChangeEntity[]> {
    return this.changes.find({ order: { id: 'DESC' }, take: most });
  }

  transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
    return this.rows.manager.transaction(work);
  }

  /** First of a transaction, so that those who come together take turns. False when the settings have another version. */
  async change(
    transaction: Transaction,
    version: number,
    limit?: { readonly largestDiscount: number | null },
  ): Promise<boolean> {
    const { affected } = await transaction.update(
      OfferSettingsEntity,
      { id, version },
      { ...limit, version: version + 1 },
    );
    return affected === 1;
  }

  async insert(transaction: Transaction, change: NewLimitChange): Promise<void> {
    await transaction.insert(DiscountLimitChangeEntity, { ...change, settledAt: null, settledBy: null });
  }

  async settle(transaction: Transaction, settlement: Settlement): Promise<void> {
    await transaction.update(DiscountLimitChangeEntity, { outcome: 'waiting' }, settlement);
  }
}
