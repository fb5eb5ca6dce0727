import { Inject, Injectable } from '@nestjs/common';
import type { OfferAction } from '@programme/contracts';
import { exclusiveLock, type Transaction } from '../../../platform/database/sql.js';
import { LOGGER, type Logger } from '../../../platform/logging/logger.js';
import { EvidenceSeal } from '../../../platform/secrets/evidence-seal.js';
import { eventHash, headClaim } from './event-hash.js';
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

type Head = Pick<OfferEventHeadEntity, 'sequence' | 'hash' | 'seal'>;

/** Writes the hash chains of offers' events. `OfferEvents` alone asks it to. */
@Injectable()
export class OfferEventChainRepository {
  constructor(
    private readonly seals: EvidenceSeal,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Appends to the chain of an offer's events: the only way to write one. Locks the chain's head until the end of the
   * transaction, so that two writers never follow the same event. Answers the event's sequence.
   *
   * A head whose seal does not hold is followed, so that nobody's work is refused, and stays without a seal: a forged chain
   * is never made good by its next event.
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
    const next = { sequence: event.sequence, hash, seal: this.#sealOf(offerId, action, head, { ...event, hash }) };
    await (head
      ? transaction.update(OfferEventHeadEntity, { offerId }, next)
      : transaction.insert(OfferEventHeadEntity, { offerId, ...next }));
    return event.sequence;
  }

  /** Nothing is read for a new offer: on MariaDB the lock of a row that is not there would hold up other new ones. */
  async #head(transaction: Transaction, offerId: string, action: OfferAction): Promise<Head | undefined> {
    if (action === 'created') return undefined;
    const [head] = await transaction.query<Head[]>(
      `SELECT sequence, hash, seal FROM offer_event_heads WHERE offer_id = ? ${exclusiveLock(transaction)}`,
      [offerId],
    );
    return head;
  }

  /** The seal of the next head; empty after one whose seal does not hold, and where the head is gone. */
  #sealOf(offerId: string, action: OfferAction, head: Head | undefined, next: Omit<Head, 'seal'>): string {
    const isGood = head ? this.seals.holds(headClaim(offerId, head), head.seal) : action === 'created';
    if (isGood) return this.seals.seal(headClaim(offerId, next));
    this.logger.error({ offerId, sequence: head?.sequence }, 'the history of an offer is not sealed: run db:verify');
    return '';
  }
}
