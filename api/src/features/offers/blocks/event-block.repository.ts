import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, type Repository } from 'typeorm';
import { batchSize } from '../../../platform/database/row-statements.js';
import { placeholders, primaryKey, type Transaction } from '../../../platform/database/sql.js';
import { isUniqueViolation } from '../../../platform/errors/database-error.js';
import { EvidenceSeal } from '../../../platform/secrets/evidence-seal.js';
import { OfferEventEntity } from '../events/offer-event.entity.js';
import { blockClaim, blockDigest, mostEvents } from './block-claim.js';
import { EventBlockEntity } from './event-block.entity.js';

/** Another process has put the events into a block. */
class TakenError extends Error {}

@Injectable()
export class EventBlockRepository {
  constructor(
    @InjectRepository(EventBlockEntity) private readonly rows: Repository<EventBlockEntity>,
    private readonly seals: EvidenceSeal,
  ) {}

  async findNewest(): Promise<EventBlockEntity | undefined> {
    const [newest] = await this.rows.find({ order: { number: 'DESC' }, take: 1 });
    return newest;
  }

  transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
    return this.rows.manager.transaction(work);
  }

  /**
   * Puts events that are in no block into the next one; the oldest first, `mostEvents` at most. Answers how many; 0 when
   * another process does it at this moment.
   *
   * Events are read without a lock, so that nobody who writes one waits: one whose transaction is still open is in no
   * snapshot, and comes into a later block.
   */
  async addNext(at: Date): Promise<number> {
    const free = await this.rows.manager.existsBy(OfferEventEntity, { block: IsNull() });
    if (!free) return 0;
    try {
      return await this.transaction((transaction) => this.#add(transaction, at));
    } catch (error) {
      if (error instanceof TakenError || isUniqueViolation(error)) return 0;
      throw error;
    }
  }

  async #add(transaction: Transaction, at: Date): Promise<number> {
    const [last] = await transaction.find(EventBlockEntity, { order: { number: 'DESC' }, take: 1 });
    const events = await transaction.find(OfferEventEntity, {
      select: { id: true, offerId: true, sequence: true, hash: true },
      where: { block: IsNull() },
      order: { id: 'ASC' },
      take: mostEvents,
    });
    if (events.length === 0) return 0;
    const number = (last?.number ?? 0) + 1;
    const said = { number, events: events.length, digest: blockDigest(events), previousSeal: last?.seal ?? '' };
    const seal = this.seals.seal(blockClaim({ ...said, at: at.toISOString() }));
    await transaction.insert(EventBlockEntity, { ...said, at, seal });
    for (let next = 0; next < events.length; next += batchSize) {
      const ids = events.slice(next, next + batchSize).map(({ id }) => id);
      await transaction.query(
        `UPDATE offer_events ${primaryKey(transaction)} SET block = ? WHERE id IN (${placeholders(ids)}) AND block IS NULL`,
        [number, ...ids],
      );
    }
    // The other process may have ended after this one had read the events, and before it read the last block.
    if ((await transaction.countBy(OfferEventEntity, { block: number })) !== events.length) throw new TakenError();
    return events.length;
  }
}
