import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { OfferVisitDuration } from '@programme/contracts';
import { VisitorAddressService } from '../../../platform/addresses/visitor-address.service.js';
import { Clock } from '../../../platform/clock/clock.js';
import { ProblemError, tooMany } from '../../../platform/errors/problem.error.js';
import { RateLimiter, type Limit } from '../../../platform/rate-limit/rate-limiter.js';
import { OfferEvents } from '../events/offer-events.js';
import type { OfferEntity } from '../records/offer.entity.js';
import { OfferVisitRepository } from './offer-visit.repository.js';

const hourMs = 3_600_000;

/** Views of one offer from one network: a company that reads it stays far below. */
const viewsAnHour: Limit = { name: 'offer-views', hits: 120, windowMs: hourMs };

/** Messages about them: after ten readers of one company in a day its creator knows. */
const messagesADay: Limit = { name: 'offer-view-messages', hits: 10, windowMs: 24 * hourMs };

export type Viewing = {
  readonly isStaff: boolean;
  /** What is secret to the browser that views and lasts as long as its session. */
  readonly viewer: string;
  readonly address: string;
};

const keyOf = (viewer: string): string => createHash('sha256').update(viewer).digest('hex');

@Injectable()
export class OfferVisitsService {
  constructor(
    private readonly views: OfferVisitRepository,
    private readonly events: OfferEvents,
    private readonly addresses: VisitorAddressService,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /**
   * Writes down that the offer's page was opened, and in the same transaction the message to its creator, if this is a
   * client's first view in the browser session (decisions B11, B13) and not one of too many. Answers the view's id.
   * Throws `too-many-requests` for a network that opens the page again and again.
   *
   * @param offer with its creator
   */
  async record(offer: OfferEntity, { isStaff, viewer, address }: Viewing): Promise<number> {
    const sessionKey = keyOf(viewer);
    const viewedAt = this.clock.now();
    // Before the transaction: limits are counted whatever becomes of it.
    const notifies = !isStaff && (await this.#isWorthNotifying(offer.id, sessionKey, address));
    return this.events.commandWithoutLock(async (transaction, { announce }) => {
      const view = {
        offerId: offer.id,
        viewedAt,
        ipAddress: this.addresses.kept(address) || null,
        isAdminView: isStaff,
        sessionKey,
      };
      const id = await this.views.insert(transaction, view);
      if (notifies) await announce({ action: 'opened', offer, data: { id, sessionKey, viewedAt } });
      return id;
    });
  }

  /**
   * Whether a client's view is the first of its browser session, and below the limit of messages. Of two first views at
   * once only one message is written: both have the same dedupe key. Throws `too-many-requests`.
   */
  async #isWorthNotifying(offerId: string, sessionKey: string, address: string): Promise<boolean> {
    const readers = keyOf(`${offerId} ${this.addresses.networkKey(address)}`);
    const waitMs = await this.limiter.consume(viewsAnHour, readers);
    if (waitMs > 0) throw tooMany('too-many-requests', waitMs);
    if (await this.views.hasSeen(offerId, sessionKey)) return false;
    return (await this.limiter.consume(messagesADay, readers)) === 0;
  }

  /**
   * The page has been open for so many seconds, and looked at for some of them; no more than have passed since are
   * believed. Throws `not-found` for a view that another browser session made (decision B10).
   */
  async lasted(offerId: string, viewId: number, viewer: string, reported: OfferVisitDuration): Promise<void> {
    const view = await this.views.find(viewId);
    if (view?.offerId !== offerId || view.sessionKey !== keyOf(viewer)) throw new ProblemError('not-found');
    const passed = Math.max(0, Math.floor((this.clock.now().getTime() - view.viewedAt.getTime()) / 1000));
    const sessionDuration = Math.min(reported.duration, passed);
    await this.views.raiseDurations(viewId, {
      sessionDuration,
      activeSeconds: reported.activeSeconds === undefined ? null : Math.min(reported.activeSeconds, sessionDuration),
    });
  }
}
