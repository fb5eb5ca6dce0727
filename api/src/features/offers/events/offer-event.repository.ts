import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { OfferAction } from '@programme/contracts';
import { In, type Repository } from 'typeorm';
import { exclusiveLock, type Transaction } from '../../../platform/database/sql.js';
import { eventHash } from './event-hash.js';
import { OfferEventEntity, OfferEventHeadEntity, type EventPayload } from './offer-event.entity.js';

/** An event to be; without a user it is a client's. */
export type NewEvent = {
  readonly offerId: string;
  readonly action: OfferAction;
  readonly at: Date;
  readonly user: { readonly id: number; readonly username: string } | null;
  readonly fields?: readonly string[];
  readonly payload?: EventPayload;
};

/** Most events of an offer that are shown. */
const mostShown = 200;

@Injectable()
export class OfferEventRepository {
  constructor(@InjectRepository(OfferEventEntity) private readonly rows: Repository<OfferEventEntity>) {}

  /** Newest first. */
  findOf(offerId: string): Promise<OfferEventEntity[]> {
    return this.rows.find({ where: { offerId }, order: { id: 'DESC' }, take: mostShown });
  }

  /** Those of an offer with some sequences. */
  findSequences(offerId: string, sequences: readonly number[]): Promise<OfferEventEntity[]> {
    return this.rows.findBy({ offerId, sequence: In([...sequences]) });
  }

  /**
   * Appends to the chain of an offer's events: the only way to write one. Locks the chain's head until the end of the
   * transaction, so that two writers never follow the same event. Answers the event's sequence.
   */
  async append(transaction: Transaction, { offerId, action, at, user, fields = [], payload }: NewEvent) {
    const head = await this.#head(transaction, offerId, action);
    const event = {
      offerId,
      sequence: (head?.sequence ?? 0) + 1,
      action,
      userId: user?.id ?? null,
      username: user?.username ?? null,
      fields: [...fields],
      payload: payload ?? null,
      previousHash: head?.hash ?? '',
    };
    const hash = eventHash({ ...event, at: at.toISOString() });
    // The query builder's types do not follow a JSON column into its object.
    await transaction.insert(OfferEventEntity, { ...event, at, hash } as never);
    const next = { sequence: event.sequence, hash };
    await (head
      ? transaction.update(OfferEventHeadEntity, { offerId }, next)
      : transaction.insert(OfferEventHeadEntity, { offerId, ...next }));
    return event.sequence;
  }

  /** Appends several, in their order. */
  async appendAll(transaction: Transaction, events: readonly NewEvent[]): Promise<void> {
    for (const event of events) await this.append(transaction, event);
  }

  /** Nothing is read for a new offer: on MariaDB the lock of a row that is not there would hold up other new ones. */
  async #head(
    transaction: Transaction,
    offerId: string,
    action: OfferAction,
  ): Promise<Pick<OfferEventHeadEntity, 'sequence' | 'hash'> | undefined> {
    if (action === 'created') return undefined;
    const [head] = await transaction.query<Pick<OfferEventHeadEntity, 'sequence' | 'hash'>[]>(
      `SELECT sequence, hash FROM offer_event_heads WHERE offer_id = ? ${exclusiveLock(transaction)}`,
      [offerId],
    );
    return head;
  }
}
