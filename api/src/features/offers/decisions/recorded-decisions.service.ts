import { Injectable } from '@nestjs/common';
import type { OfferState, RecordedDecision, User } from '@programme/contracts';
import { Calendar, Clock } from '../../../platform/clock/clock.js';
import { ProblemError } from '../../../platform/errors/problem.error.js';
import { IdempotencyService, type RepeatableCall } from '../../../platform/idempotency/idempotency.service.js';
import type { OfferEntity } from '../records/offer.entity.js';
import { OfferRepository } from '../records/offer.repository.js';
import { OfferRevisionRepository } from '../revisions/offer-revision.repository.js';
import { DecisionEvidenceService, type ClientAnswer } from './decision-evidence.service.js';
import { DecisionWriterService } from './decision-writer.service.js';
import { OfferStateService } from '../states/offer-state.service.js';

/** Nothing is known of the browser of a client who used none. */
const noBrowser = { address: '', userAgent: undefined };

/** Records what clients answered on the phone, by e-mail or in a meeting (docs/adr/0024). */
@Injectable()
export class RecordedDecisionsService {
  constructor(
    private readonly offers: OfferRepository,
    private readonly revisions: OfferRevisionRepository,
    private readonly evidence: DecisionEvidenceService,
    private readonly writer: DecisionWriterService,
    private readonly state: OfferStateService,
    private readonly idempotency: IdempotencyService,
    private readonly clock: Clock,
    private readonly calendar: Calendar,
  ) {}

  /**
   * Decides an offer in a client's place, once. Throws `idempotency-key-missing`, `idempotency-conflict`, `not-found`,
   * `stale-version`; `already-decided` and `offer-withdrawn` with the offer's state; and `invalid-request` for an option
   * that is not offered, and for a day on which the client could not have given this answer.
   */
  async record(id: string, body: RecordedDecision, user: User, key: string | undefined): Promise<void> {
    if (key === undefined) throw new ProblemError('idempotency-key-missing');
    const call = { caller: `record ${user.id} ${id}`, key, body };
    await this.idempotency.once<unknown, unknown>(call, {
      first: async () => this.#record(await this.#find(id), body, user, call),
      again: () => Promise.resolve(),
    });
  }

  async #record(
    offer: OfferEntity,
    { version, channel, answeredOn, ...body }: RecordedDecision,
    user: User,
    call: RepeatableCall,
  ): Promise<OfferState> {
    const { revision } = offer;
    await this.state.refuseUnlessAble('record-decision', offer);
    if (version !== offer.version) throw new ProblemError('stale-version');
    await this.#refuseDay(offer, answeredOn);
    const circumstances = {
      decidedAt: this.clock.now(),
      recorded: { username: user.username, channel, answeredOn },
    };
    const evidence = await this.evidence.of(offer, revision, answerOf(body), circumstances);
    return this.writer.write(offer, { evidence, day: answeredOn, user, caller: noBrowser }, call);
  }

  async #find(id: string): Promise<OfferEntity> {
    const offer = await this.offers.findWhole(id);
    if (!offer) throw new ProblemError('not-found');
    return offer;
  }

  /** A client can answer what there was on that day, and while it was valid. */
  async #refuseDay({ id, validUntil }: OfferEntity, day: string): Promise<void> {
    const revision = await this.revisions.findCurrent(id);
    const first = revision && this.calendar.dayOf(revision.createdAt);
    if (day > this.calendar.today()) refuse('future');
    if (first !== undefined && day < first) refuse('tooEarly');
    if (day > validUntil) refuse('expired');
  }
}

type Answered = { [Kind in RecordedDecision as Kind['decision']]: Omit<Kind, 'version' | 'channel' | 'answeredOn'> };

function answerOf(body: Answered['accepted'] | Answered['declined']): ClientAnswer {
  return body.decision === 'declined'
    ? body
    : { ...body, role: body.role ?? null, email: body.email ?? null, consent: null };
}

function refuse(problem: 'future' | 'tooEarly' | 'expired'): never {
  const key = `validation.answeredOn.${problem}` as const;
  throw new ProblemError('invalid-request', { issues: [{ field: 'answeredOn', key, parameters: {} }] });
}
