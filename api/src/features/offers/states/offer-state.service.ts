import { Injectable } from '@nestjs/common';
import {
  clientRefusals,
  refusalOf,
  type OfferAbility,
  type OfferDecision,
  type OfferState,
  type OfferStatus,
  type ProblemCode,
} from '@programme/contracts';
import { Calendar } from '../../../platform/clock/clock.js';
import { ProblemError } from '../../../platform/errors/problem.error.js';
import type { OfferEntity } from '../records/offer.entity.js';
import { factsOf, statusOf } from '../records/offer-status.js';
import { OfferRepository } from '../records/offer.repository.js';
import { toDecision, toState } from './decision.mapper.js';
import { OfferDecisionRepository } from './offer-decision.repository.js';

/** Tells how offers stand, and what that rules out. */
@Injectable()
export class OfferStateService {
  constructor(
    private readonly offers: OfferRepository,
    private readonly decisions: OfferDecisionRepository,
    private readonly calendar: Calendar,
  ) {}

  /** What a client decided on an offer; an undecided one costs no statement. */
  async decisionOf(offer: OfferEntity): Promise<OfferDecision | null> {
    const decision = offer.decision === null ? undefined : await this.decisions.findCurrent(offer.id);
    return decision ? toDecision(decision) : null;
  }

  /** How an offer stands by now. Throws `offer-locked` when it is gone. */
  async stateNow(id: string): Promise<OfferState> {
    const offer = await this.offers.findWhole(id);
    if (!offer) throw new ProblemError('offer-locked');
    return this.stateOf(offer);
  }

  async stateOf(offer: OfferEntity): Promise<OfferState> {
    return toState(offer, this.calendar.today(), await this.decisionOf(offer));
  }

  /**
   * Throws what keeps a client from deciding on a revision of an offer, with the offer's state.
   *
   * @param day of the client's answer; without it today
   */
  async refuseUnlessOpen(offer: OfferEntity, revision: number, day = this.calendar.today()): Promise<void> {
    const decision = await this.decisionOf(offer);
    const code = obstacleOf(toState(offer, day, decision), revision);
    const state = toState(offer, this.calendar.today(), decision);
    if (code) throw new ProblemError(code, { state });
  }

  /**
   * Throws `offer-withdrawn`, `awaiting-approval`, `already-decided` or `offer-expired`, with the offer's state, for an offer
   * of another status.
   *
   * @param allowed always with `open`, for which there is no problem
   */
  async refuseUnless(allowed: readonly ['open', ...OfferStatus[]], offer: OfferEntity): Promise<void> {
    const status = statusOf(offer, this.calendar.today());
    const code = allowed.includes(status) ? undefined : clientRefusals[status];
    if (code) throw new ProblemError(code, { state: await this.stateOf(offer) });
  }

  /** Throws what keeps staff from doing it (`refusalOf`), with the offer's state. */
  async refuseUnlessAble(ability: OfferAbility, offer: OfferEntity): Promise<void> {
    const code = refusalOf(ability, factsOf(offer, this.calendar.today()));
    if (code) throw new ProblemError(code, { state: await this.stateOf(offer) });
  }

  /**
   * Throws what kept a client from deciding, as the offer stands now.
   *
   * @param read the offer as the client's call found it
   */
  async refuse(read: OfferEntity, revision: number): Promise<never> {
    const offer = await this.offers.findWhole(read.id);
    if (!offer || offer.codeVersion !== read.codeVersion) throw new ProblemError('offer-locked');
    await this.refuseUnlessOpen(offer, revision);
    // Decided and reversed a moment later, or not what was frozen: whoever reads it again sees what there is.
    throw new ProblemError('offer-superseded', { state: await this.stateOf(offer) });
  }
}

function obstacleOf({ status, revision }: OfferState, read: number): ProblemCode | undefined {
  const mayBeRead = status === 'open' || status === 'expired';
  return mayBeRead && revision !== read ? 'offer-superseded' : clientRefusals[status];
}
