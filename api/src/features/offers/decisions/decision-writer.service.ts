import { Injectable } from '@nestjs/common';
import type { OfferState, User } from '@programme/contracts';
import { canonicalDigest } from '../../../platform/digests/canonical-digest.js';
import { IdempotencyService, type RepeatableCall } from '../../../platform/idempotency/idempotency.service.js';
import { OfferEvents } from '../events/offer-events.js';
import type { Evidence } from '../records/evidence.js';
import type { OfferEntity } from '../records/offer.entity.js';
import { circumstancesDigests, DecisionCircumstancesService, type Caller } from './decision-circumstances.service.js';
import { toDecision } from '../states/decision.mapper.js';
import { OfferDecisionRepository } from '../states/offer-decision.repository.js';
import { OfferStateRepository } from '../states/offer-state.repository.js';
import { OfferStateService } from '../states/offer-state.service.js';

/** Ends the transaction of a decision that came too late. */
class NotOpenError extends Error {
  override readonly name = 'NotOpenError';
}

type Decided = {
  readonly evidence: Evidence;
  /** The offer must be valid on this day. */
  readonly day: string;
  /** Who records the decision; null when the client decides. */
  readonly user: User | null;
  readonly caller: Caller;
};

/** Writes decisions with their event and the answer to the call: all of it, or nothing. */
@Injectable()
export class DecisionWriterService {
  constructor(
    private readonly decisions: OfferDecisionRepository,
    private readonly states: OfferStateRepository,
    private readonly state: OfferStateService,
    private readonly events: OfferEvents,
    private readonly circumstances: DecisionCircumstancesService,
    private readonly idempotency: IdempotencyService,
  ) {}

  /**
   * Throws `offer-superseded`, `already-decided`, `offer-expired` and `offer-withdrawn` with the offer's state, when it
   * has changed since it was read.
   *
   * @param offer as it was read, with its creator
   * @param call which decides once, however often it is repeated
   */
  async write(offer: OfferEntity, { evidence, day, user, caller }: Decided, call: RepeatableCall): Promise<OfferState> {
    const { id, codeVersion } = offer;
    const { kind, revision } = evidence;
    const digest = canonicalDigest(evidence);
    const decidedAt = new Date(evidence.decidedAt);
    const circumstances = await this.circumstances.of(id, caller);
    const decision = { offerId: id, kind, revision, decidedAt, evidence, digest, ...circumstances };
    const answer: OfferState = { status: kind, revision, decision: toDecision(decision) };
    const write = this.events.command(id, async (transaction, { record }) => {
      // First, so that a repetition waits here for this call's end, and then learns how the offer stands.
      await this.idempotency.keep(transaction, call, { id });
      if (!(await this.states.decide(transaction, { id, codeVersion, revision, kind }, day))) throw new NotOpenError();
      await this.decisions.insert(transaction, decision);
      const payload = { revision, decisionDigest: digest, ...circumstancesDigests(circumstances) };
      await record({ action: kind, offer, at: decidedAt, user, payload, data: { evidence } });
    });
    await write.catch((error: unknown) => {
      if (error instanceof NotOpenError) return this.state.refuse(offer, revision);
      throw error;
    });
    return answer;
  }
}
