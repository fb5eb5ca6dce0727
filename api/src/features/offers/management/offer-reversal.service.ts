import { Injectable } from '@nestjs/common';
import type { OfferReversal, User } from '@programme/contracts';
import { Clock } from '../../../platform/clock/clock.js';
import type { Transaction } from '../../../platform/database/sql.js';
import { ProblemError } from '../../../platform/errors/problem.error.js';
import { OfferDiscountsService, requestEvent } from '../approval/offer-discounts.service.js';
import { OfferDecisionRepository } from '../states/offer-decision.repository.js';
import { OfferStateRepository } from '../states/offer-state.repository.js';
import { OfferStateService } from '../states/offer-state.service.js';
import { OfferEvents, type Recorder } from '../events/offer-events.js';
import type { OfferEventOf } from '../events/offer-subscriber.js';
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
    private readonly events: OfferEvents,
    private readonly clock: Clock,
  ) {}

  /** Takes an offer back. Throws `offer-accepted` and `offer-withdrawn`. */
  async withdraw(id: string, version: number, user: User): Promise<void> {
    const offer = await this.#find(id);
    await this.state.refuseUnlessAble('withdraw', offer);
    const at = this.clock.now();
    await this.#do(offer, version, { action: 'withdrawn', offer, at, user }, (transaction) =>
      this.states.withdraw(transaction, { id, version }, at),
    );
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
    const request = requestEvent(offer, approval, by);
    const event = { action: 'reversed', offer, ...by } as const;
    if (!decision) {
      await this.#do(
        offer,
        version,
        { ...event, payload: { reason } },
        (transaction) => this.states.undoWithdrawal(transaction, { id, version }, approval),
        async (_transaction, { record }) => void (request && (await record(request))),
      );
      return;
    }
    const payload = { reason, decisionDigest: decision.digest };
    await this.#do(
      offer,
      version,
      { ...event, payload },
      (transaction) => this.states.undoDecision(transaction, { id, version }, approval),
      async (transaction, { record }, sequence) => {
        await this.decisions.markReversed(transaction, decision.id, sequence);
        if (request) await record(request);
      },
    );
  }

  /** Makes a change together with its event. */
  async #do(
    { id, version: known }: OfferEntity,
    version: number,
    event: OfferEventOf<'withdrawn' | 'reversed'>,
    change: (transaction: Transaction) => Promise<boolean>,
    also: (transaction: Transaction, recorder: Recorder, sequence: number) => Promise<void> = () => Promise.resolve(),
  ): Promise<void> {
    if (version !== known) throw new ProblemError('stale-version');
    await this.events.command(id, async (transaction, recorder) => {
      if (!(await change(transaction))) throw new ProblemError('stale-version');
      await also(transaction, recorder, await recorder.record(event));
    });
  }

  async #find(id: string): Promise<OfferEntity> {
    const offer = await this.offers.findWhole(id);
    if (!offer) throw new ProblemError('not-found');
    return offer;
  }
}
