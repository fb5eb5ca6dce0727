import { Injectable } from '@nestjs/common';
import {
  canonicalJson,
  isHiddenFromClients,
  type DecisionEvidence,
  type DecisionVerification,
  type OfferDecisionRequest,
  type OfferState,
} from '@programme/contracts';
import { Calendar, Clock } from '../../../platform/clock/clock.js';
import { ProblemError, tooMany } from '../../../platform/errors/problem.error.js';
import { IdempotencyService, type RepeatableCall } from '../../../platform/idempotency/idempotency.service.js';
import { RateLimiter, type Limit } from '../../../platform/rate-limit/rate-limiter.js';
import type { UnlockedOffer } from '../gate/offer-gate.service.js';
import { statusOf } from '../records/offer-status.js';
import type { OfferEntity } from '../records/offer.entity.js';
import { ConsentService } from './consent.service.js';
import type { Caller } from './decision-circumstances.service.js';
import { DecisionEvidenceService } from './decision-evidence.service.js';
import { isAltered } from '../states/decision.mapper.js';
import { DecisionWriterService } from './decision-writer.service.js';
import { OfferDecisionRepository } from '../states/offer-decision.repository.js';
import { OfferStateService } from '../states/offer-state.service.js';

/** Of one browser that gave an offer's code: enough to correct mistakes. */
const decisionsAMinute: Limit = { name: 'offer-decisions', hits: 10, windowMs: 60_000 };

export type DecisionCall = { readonly key: string | undefined; readonly caller: Caller };

/** Takes clients' answers to offers (docs/adr/0024). */
@Injectable()
export class OfferDecisionsService {
  constructor(
    private readonly decisions: OfferDecisionRepository,
    private readonly evidence: DecisionEvidenceService,
    private readonly writer: DecisionWriterService,
    private readonly state: OfferStateService,
    private readonly consent: ConsentService,
    private readonly idempotency: IdempotencyService,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
    private readonly calendar: Calendar,
  ) {}

  /**
   * Decides an offer, once: a call with the key of an earlier one learns how the offer stands. Throws
   * `idempotency-key-missing`, `too-many-requests`, `idempotency-conflict`; `offer-superseded`, `already-decided`,
   * `offer-expired`, `offer-withdrawn` and `awaiting-approval` with the offer's state; `consent-changed`; and
   * `invalid-request` for an option that the revision does not offer.
   */
  async decide({ offer, unlock }: UnlockedOffer, body: OfferDecisionRequest, call: DecisionCall): Promise<OfferState> {
    if (call.key === undefined) throw new ProblemError('idempotency-key-missing');
    const waitMs = await this.limiter.consume(decisionsAMinute, unlock.id);
    if (waitMs > 0) throw tooMany('too-many-requests', waitMs);
    const repeatable = { caller: `offer ${offer.id}`, key: call.key, body };
    return this.idempotency.once(repeatable, {
      first: () => this.#decide(offer, body, call.caller, repeatable),
      again: () => this.state.stateNow(offer.id),
    });
  }

  /** What anybody may know of a digest: it is known only while the stored evidence has it. */
  async verify(digest: string): Promise<DecisionVerification> {
    const decision = await this.decisions.findByDigest(digest);
    if (!decision) return { known: false };
    if (isAltered(decision)) return { known: false, altered: true };
    const { decidedAt, revision, reversalSequence } = decision;
    return { known: true, decidedAt: decidedAt.toISOString(), revision, reversed: reversalSequence !== null };
  }

  /** The evidence of the decision that counts. Throws `not-found` where none does, or where its record was altered. */
  async evidenceOf(offer: OfferEntity): Promise<DecisionEvidence> {
    const decision = isHiddenFromClients(statusOf(offer, this.calendar.today()))
      ? undefined
      : await this.decisions.findCurrent(offer.id);
    if (!decision || isAltered(decision)) throw new ProblemError('not-found');
    return { evidence: canonicalJson(decision.evidence) };
  }

  async #decide(
    offer: OfferEntity,
    body: OfferDecisionRequest,
    caller: Caller,
    call: RepeatableCall,
  ): Promise<OfferState> {
    const day = this.calendar.today();
    await this.state.refuseUnlessOpen(offer, body.revision, day);
    if (body.decision === 'accepted' && !(await this.consent.isCurrent(body.consent)))
      throw new ProblemError('consent-changed');
    const evidence = await this.evidence.of(offer, body.revision, body, { decidedAt: this.clock.now() });
    return this.writer.write(offer, { evidence, day, user: null, caller }, call);
  }
}
