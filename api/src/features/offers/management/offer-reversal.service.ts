import { Injectable } from '@nestjs/common';
import type { OfferReversal, User } from '@programme/contracts';
import { Clock } from '../../../platform/clock/clock.js';
import type { Transaction } from '../../../platform/database/sql.js';
import { ProblemError } from '../../../platform/errors/problem.error.js';
import { OfferDiscountsService, requestEvents } from '../approval/offer-discounts.service.js';
import { OfferDecisionRepository } from '../decisions/offer-decision.repository.js';
import { OfferStateRepository } from '../decisions/offer-state.repository.js';
import { OfferStateService } from '../decisions/offer-state.service.js';
import { OfferEventRepository, type NewEvent } from '../events/offer-event.repository.js';
import { OfferNotificationsService } from '../notifications/offer-notifications.service.js';
import type { OfferEntity } from '../records/offer.entity.js';
import { toQuotes } from '../records/offer.mapper.js';
import { OfferRepository } from '../records/offer.repository.js';

/** Withdraws offers, and reverses decisions and withdrawals. Every call throws `not-found` and `stale-version`. */
@Injectable()
export class OfferReversalService {
  constructor(
    private readonly offers: OfferRepository,
    private readonly decisions: OfferDecisionRepository,
    private readonly states: OfferStateRepository,
    private readonly discounts: OfferDiscountsService,
    private readonly state: OfferStateService,
    private readonly events: OfferEventRepository,
    private readonly notifications: OfferNotificationsService,
    private readonly clock: Clock,
  ) {}

  /** Takes an offer back. Throws `offer-accepted` and `offer-withdrawn`. */
  async withdraw(id: string, version: number, user: User): Promise<void> {
    const offer = await this.#find(id);
    await this.state.refuseUnlessAble('withdraw', offer);
    const at = this.clock.now();
    await this.#do(offer, version, { action: 'withdrawn', at, user }, (transaction) =>
      this.states.withdraw(transaction, { id, version }, at),
    );
    await this.notifications.cancelReminders(id);
  }

  /**
   * Undoes the withdrawal of an offer, else the decision on it, which stays in the offer's records. What the client
   * can answer again is checked for discounts that need approval. Throws `offer-undecided`.
   */
  async reverse(id: string, { version, reason }: OfferReversal, user: User): Promise<void> {
    const offer = await this.#find(id);
    await this.state.refuseUnlessAble('reverse', offer);
    const decision = offer.withdrawnAt ? undefined : await this.decisions.findCurrent(id);
    const by = { at: this.clock.now(), user };
    const terms = { currency: offer.currency, quotes: toQuotes(offer) };
    const { approval } = await this.discounts.approvalOf(terms, by, offer);
    const event = { action: 'reversed', ...by } as const;
    const requests = requestEvents(id, approval, by);
    if (!decision) {
      await this.#do(
        offer,
        version,
        { ...event, payload: { reason } },
        (transaction) => this.states.undoWithdrawal(transaction, { id, version }, approval),
        (transaction) => this.events.appendAll(transaction, requests),
      );
      return;
    }
    const payload = { reason, decisionDigest: decision.digest };
    await this.#do(
      offer,
      version,
      { ...event, payload },
      (transaction) => this.states.undoDecision(transaction, { id, version }, approval),
      async (transaction, sequence) => {
        await this.decisions.markReversed(transaction, decision.id, sequence);
        await this.events.appendAll(transaction, requests);
      },
    );
  }

  /** Makes a change together with its event. */
  async #do(
    { id, version: known }: OfferEntity,
    version: number,
    event: Omit<NewEvent, 'offerId'>,
    change: (transaction: Transaction) => Promise<boolean>,
    also: (transaction: Transaction, sequence: number) => Promise<void> = () => Promise.resolve(),
  ): Promise<void> {
    if (version !== known) throw new ProblemError('stale-version');
    await this.offers.transactionOn(id, async (transaction) => {
      if (!(await change(transaction))) throw new ProblemError('stale-version');
      await also(transaction, await this.events.append(transaction, { offerId: id, ...event }));
    });
  }

  async #find(id: string): Promise<OfferEntity> {
    const offer = await this.offers.findWhole(id);
    if (!offer) throw new ProblemError('not-found');
    return offer;
  }
}
