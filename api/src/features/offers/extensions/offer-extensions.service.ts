import { Injectable } from '@nestjs/common';
import { limits, type OfferExtension, type OfferExtensionRequest, type User } from '@programme/contracts';
import { daysAfter } from '@programme/formatting';
import { Calendar, Clock } from '../../../platform/clock/clock.js';
import { ProblemError, tooMany } from '../../../platform/errors/problem.error.js';
import { RateLimiter, type Limit } from '../../../platform/rate-limit/rate-limiter.js';
import { OfferStateService } from '../states/offer-state.service.js';
import { OfferEvents } from '../events/offer-events.js';
import type { UnlockedOffer } from '../gate/offer-gate.service.js';
import type { OfferEntity } from '../records/offer.entity.js';
import { OfferRepository } from '../records/offer.repository.js';
import { OfferRevisionsService } from '../revisions/offer-revisions.service.js';
import { OfferThreadRepository } from '../thread/offer-thread.repository.js';

/** Of one browser that gave an offer's code. */
const requestsAMinute: Limit = { name: 'extension-requests', hits: 10, windowMs: 60_000 };

/** Gives offers more time at the prices that they have (docs/adr/0025). */
@Injectable()
export class OfferExtensionsService {
  constructor(
    private readonly offers: OfferRepository,
    private readonly threads: OfferThreadRepository,
    private readonly revisions: OfferRevisionsService,
    private readonly state: OfferStateService,
    private readonly events: OfferEvents,
    private readonly limiter: RateLimiter,
    private readonly calendar: Calendar,
    private readonly clock: Clock,
  ) {}

  /**
   * Writes down that the client of an expired offer asks for more time; a second call changes nothing. Throws
   * `too-many-requests`, `offer-locked`; `offer-withdrawn`, `awaiting-approval`, `already-decided` and
   * `offer-not-expired` with the offer's state.
   */
  async request({ offer, unlock }: UnlockedOffer): Promise<OfferExtensionRequest> {
    const waitMs = await this.limiter.consume(requestsAMinute, unlock.id);
    if (waitMs > 0) throw tooMany('too-many-requests', waitMs);
    const at = this.clock.now();
    const isNew = await this.events.command(offer.id, async (transaction, { record }) => {
      const today = this.calendar.today();
      if (!(await this.threads.requestExtension(transaction, offer, at, today))) return false;
      await record({ action: 'extension-requested', offer, at, user: null });
      return true;
    });
    return { extensionRequestedAt: isNew ? at.toISOString() : await this.#askedBefore(offer) };
  }

  /**
   * Gives an offer a later last day. Throws `not-found`, `stale-version`; `offer-withdrawn` and `already-decided` with the
   * offer's state; and `invalid-request` for a day that is over, no later than the offer's, or too far ahead.
   */
  async extend(id: string, { version, validUntil }: OfferExtension, user: User): Promise<void> {
    const offer = await this.offers.findWhole(id);
    if (!offer) throw new ProblemError('not-found');
    await this.state.refuseUnlessAble('extend', offer);
    if (version !== offer.version) throw new ProblemError('stale-version');
    this.#refuseDay(offer, validUntil);
    const at = this.clock.now();
    await this.events.command(id, async (transaction, { record }) => {
      if (!(await this.offers.extend(transaction, offer, validUntil))) throw new ProblemError('stale-version');
      const payload = await this.revisions.freeze(transaction, id, { at, username: user.username });
      await record({ action: 'extended', offer, at, user, fields: ['validUntil'], payload });
    });
  }

  /** When an offer's client asked before. Throws what keeps it from asking, as the offer stands now. */
  async #askedBefore(read: OfferEntity): Promise<string> {
    const offer = await this.offers.findWhole(read.id);
    if (!offer || offer.codeVersion !== read.codeVersion) throw new ProblemError('offer-locked');
    await this.state.refuseUnless(['open', 'expired'], offer);
    if (offer.extensionRequestedAt) return offer.extensionRequestedAt.toISOString();
    throw new ProblemError('offer-not-expired', { state: await this.state.stateOf(offer) });
  }

  #refuseDay(offer: OfferEntity, validUntil: string): void {
    const today = this.calendar.today();
    const max = limits.extensionDays;
    if (validUntil < today) refuse('validation.validUntil.past', {});
    if (validUntil <= offer.validUntil) refuse('validation.validUntil.notLater', {});
    if (validUntil > daysAfter(today, max)) refuse('validation.validUntil.tooLate', { max });
  }
}

type DayProblem = `validation.validUntil.${'past' | 'notLater' | 'tooLate'}`;

function refuse(key: DayProblem, parameters: { readonly max?: number }): never {
  throw new ProblemError('invalid-request', { issues: [{ field: 'validUntil', key, parameters }] });
}
