import { Injectable } from '@nestjs/common';
import {
  offerDifferences,
  type DecisionVerification,
  type OfferDecisionRequest,
  type OfferSnapshot,
  type OfferState,
} from '@programme/contracts';
import { Calendar, Clock } from '../../../platform/clock/clock.js';
import { canonicalDigest } from '../../../platform/digests/canonical-digest.js';
import { ProblemError, tooMany } from '../../../platform/errors/problem.error.js';
import { IdempotencyService, type RepeatableCall } from '../../../platform/idempotency/idempotency.service.js';
import { RateLimiter, type Limit } from '../../../platform/rate-limit/rate-limiter.js';
import { NotificationsService } from '../../notifications/notifications.service.js';
import { OfferEventRepository } from '../events/offer-event.repository.js';
import type { UnlockedOffer } from '../gate/offer-gate.service.js';
import { OfferNotificationsService } from '../notifications/offer-notifications.service.js';
import type { OfferEntity } from '../records/offer.entity.js';
import { toSnapshot } from '../records/offer.mapper.js';
import { OfferRepository } from '../records/offer.repository.js';
import { OfferRevisionRepository } from '../revisions/offer-revision.repository.js';
import { chosenOption } from './chosen-option.js';
import { ConsentService } from './consent.service.js';
import { circumstancesDigests, DecisionCircumstancesService, type Caller } from './decision-circumstances.service.js';
import { toDecision } from './decision.mapper.js';
import type { Evidence } from '../records/evidence.js';
import { OfferDecisionRepository } from './offer-decision.repository.js';
import { OfferStateRepository } from './offer-state.repository.js';
import { OfferStateService } from './offer-state.service.js';

/** Of one browser that gave an offer's code: enough to correct mistakes. */
const decisionsAMinute: Limit = { name: 'offer-decisions', hits: 10, windowMs: 60_000 };

/** Ends the transaction of a decision that came too late. */
class NotOpenError extends Error {
  override readonly name = 'NotOpenError';
}

export type DecisionCall = { readonly key: string | undefined; readonly caller: Caller };

/** Takes clients' answers to offers (docs/adr/0024). */
@Injectable()
export class OfferDecisionsService {
  constructor(
    private readonly offers: OfferRepository,
    private readonly revisions: OfferRevisionRepository,
    private readonly decisions: OfferDecisionRepository,
    private readonly states: OfferStateRepository,
    private readonly state: OfferStateService,
    private readonly events: OfferEventRepository,
    private readonly circumstances: DecisionCircumstancesService,
    private readonly consent: ConsentService,
    private readonly notifications: OfferNotificationsService,
    private readonly outbox: NotificationsService,
    private readonly idempotency: IdempotencyService,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
    private readonly calendar: Calendar,
  ) {}

  /**
   * Decides an offer, once: a call with the key of an earlier one gets that one's answer. Throws
   * `idempotency-key-missing`, `too-many-requests`, `idempotency-conflict`; `offer-superseded`, `already-decided`,
   * `offer-expired` and `offer-withdrawn` with the offer's state; `consent-changed`; and `invalid-request` for an option
   * that the revision does not offer.
   */
  async decide({ offer, unlock }: UnlockedOffer, body: OfferDecisionRequest, call: DecisionCall): Promise<OfferState> {
    if (call.key === undefined) throw new ProblemError('idempotency-key-missing');
    const waitMs = await this.limiter.consume(decisionsAMinute, unlock.id);
    if (waitMs > 0) throw tooMany('too-many-requests', waitMs);
    const repeatable = { caller: `offer ${offer.id}`, key: call.key, body };
    const answer = await this.idempotency.once(repeatable, () => this.#decide(offer, body, call.caller, repeatable));
    this.outbox.deliverSoon();
    return answer;
  }

  /** What anybody may know of a digest. */
  async verify(digest: string): Promise<DecisionVerification> {
    const decision = await this.decisions.findByDigest(digest);
    if (!decision) return { known: false };
    const { decidedAt, revision, reversalSequence } = decision;
    return { known: true, decidedAt: decidedAt.toISOString(), revision, reversed: reversalSequence !== null };
  }

  async #decide(
    offer: OfferEntity,
    body: OfferDecisionRequest,
    caller: Caller,
    call: RepeatableCall,
  ): Promise<OfferState> {
    await this.state.refuseUnlessOpen(offer, body.revision);
    if (body.decision === 'accepted' && !(await this.consent.isCurrent(body.consent)))
      throw new ProblemError('consent-changed');
    const decidedAt = this.clock.now();
    const evidence = await this.#evidence(offer, body, decidedAt);
    const digest = canonicalDigest(evidence);
    const { kind, revision } = evidence;
    const circumstances = await this.circumstances.of(offer.id, caller);
    const decision = { offerId: offer.id, kind, revision, decidedAt, evidence, digest, ...circumstances };
    const answer: OfferState = { status: kind, revision, decision: toDecision(decision) };
    const write = this.offers.transaction(async (transaction) => {
      // First, so that a repetition waits here for this call's end, and then gets its answer.
      await this.idempotency.keep(transaction, call, answer);
      const { id, codeVersion } = offer;
      const deciding = { id, codeVersion, revision, kind };
      if (!(await this.states.decide(transaction, deciding, this.calendar.today()))) throw new NotOpenError();
      await this.decisions.insert(transaction, decision);
      const payload = { revision, decisionDigest: digest, ...circumstancesDigests(circumstances) };
      await this.events.append(transaction, { offerId: id, action: kind, at: decidedAt, user: null, payload });
      await this.notifications.enqueueDecision(transaction, offer, { evidence, digest });
    });
    await write.catch((error: unknown) => {
      if (error instanceof NotOpenError) return this.state.refuse(offer, revision);
      throw error;
    });
    await this.notifications.cancelReminders(offer.id);
    return answer;
  }

  async #evidence(offer: OfferEntity, body: OfferDecisionRequest, decidedAt: Date): Promise<Evidence> {
    const current = await this.revisions.findCurrent(offer.id);
    // The client saw the offer's own rows: they must say what was frozen, else nobody knows what is agreed to.
    if (current?.number !== body.revision || !isShown(current.snapshot, offer))
      return this.state.refuse(offer, body.revision);
    const common = {
      offerId: offer.id,
      revision: current.number,
      revisionDigest: current.digest,
      decidedAt: decidedAt.toISOString(),
    };
    if (body.decision === 'declined') {
      const { reason, text } = body;
      return { kind: 'declined', ...common, reason, text: text?.trim() || null };
    }
    const { quoteId, package: name, months, ...person } = body;
    const chosen = chosenOption(current.snapshot, { quoteId, package: name, months });
    const { terms } = current.snapshot.offer;
    return {
      kind: 'accepted',
      ...common,
      ...chosen,
      name: person.name,
      role: person.role,
      email: person.email,
      consent: person.consent,
      ...(terms !== undefined && { terms }),
    };
  }
}

/** Whether an offer's own rows say what a snapshot says, but for the creator's name, which may change. */
function isShown(snapshot: OfferSnapshot, offer: OfferEntity): boolean {
  const { offer: fields, quotes } = toSnapshot(offer);
  return offerDifferences(snapshot, { offer: { ...fields, creator: snapshot.offer.creator }, quotes }).length === 0;
}
