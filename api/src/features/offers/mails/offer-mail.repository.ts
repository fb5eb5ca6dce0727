import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, MoreThan, type Repository } from 'typeorm';
import { slicesById } from '../../../platform/database/row-statements.js';
import type { Transaction } from '../../../platform/database/sql.js';
import { OfferEntity } from '../records/offer.entity.js';
import { openOn } from '../records/open-offer.repository.js';

type Sending = { readonly at: Date; readonly today: string; readonly remindClient: boolean };

/** Writes on an offer's row that mails go out. None raises the version: staff who edit the offer meanwhile lose nothing. */
@Injectable()
export class OfferMailRepository {
  constructor(@InjectRepository(OfferEntity) private readonly rows: Repository<OfferEntity>) {}

  /** False when the offer has another version or was sent by now, or is not open. */
  async markSent(
    transaction: Transaction,
    { id, version, sentAt }: Pick<OfferEntity, 'id' | 'version' | 'sentAt'>,
    { at, today, remindClient }: Sending,
  ): Promise<boolean> {
    const change = { sentAt: at, remindClient, clientRemindedOn: null };
    const { affected } = await transaction.update(
      OfferEntity,
      { id, version, sentAt: sentAt ?? IsNull(), ...openOn(today) },
      change,
    );
    return affected === 1;
  }

  /** Slices of the open offers whose contacts are to be reminded, with their creators. */
  toRemind(today: string): AsyncGenerator<OfferEntity[], void> {
    return slicesById<OfferEntity>('', (after, limit) =>
      this.rows
        .createQueryBuilder('offer')
        .innerJoinAndSelect('offer.creator', 'creator')
        .where({ id: MoreThan(after), remindClient: true, ...openOn(today) })
        .orderBy('offer.id')
        .limit(limit)
        .getMany(),
    );
  }

  /** Takes the day's reminder of an offer for this process; false when another was first, or the offer has changed. */
  async takeReminder(
    transaction: Transaction,
    { id, version, clientRemindedOn }: Pick<OfferEntity, 'id' | 'version' | 'clientRemindedOn'>,
    today: string,
  ): Promise<boolean> {
    const untaken = {
      id,
      version,
      remindClient: true,
      clientRemindedOn: clientRemindedOn ?? IsNull(),
      ...openOn(today),
    };
    return (await transaction.update(OfferEntity, untaken, { clientRemindedOn: today })).affected === 1;
  }

  /** Gives a reminder's day back, if it is still the last one: what fell due after `before` is due again. */
  async returnReminder(transaction: Transaction, id: string, day: string, before: string): Promise<void> {
    await transaction.update(OfferEntity, { id, clientRemindedOn: day }, { clientRemindedOn: before });
  }
}
