import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { OfferViewDuration } from '@programme/contracts';
import { VisitorAddresses } from '../addresses/visitor-addresses.js';
import { Clock } from '../clock/clock.js';
import { ProblemError } from '../http/problem.error.js';
import { OfferNotifications } from './offer-notifications.js';
import { OfferViewRepository } from './offer-view.repository.js';
import type { OfferEntity } from './offer.entity.js';
import { OfferRepository } from './offer.repository.js';

export type Viewing = { readonly isAdmin: boolean; readonly sessionId: string; readonly ipAddress: string };

const keyOf = (sessionId: string): string => createHash('sha256').update(sessionId).digest('hex');

@Injectable()
export class OfferViews {
  constructor(
    private readonly offers: OfferRepository,
    private readonly views: OfferViewRepository,
    private readonly notifications: OfferNotifications,
    private readonly addresses: VisitorAddresses,
    private readonly clock: Clock,
  ) {}

  /**
   * Writes down that the offer's page was opened, and in the same transaction the message to its creator, if this is a
   * client's first view in the browser session (decisions B11, B13). Answers the view's id.
   *
   * @param offer with its creator
   */
  async record(offer: OfferEntity, { isAdmin, sessionId, ipAddress }: Viewing): Promise<number> {
    const sessionKey = keyOf(sessionId);
    const viewedAt = this.clock.now();
    const id = await this.offers.transaction(async (manager) => {
      const isFirst = !isAdmin && !(await this.views.hasSeen(manager, offer.id, sessionKey));
      const view = {
        offerId: offer.id,
        viewedAt,
        ipAddress: this.addresses.kept(ipAddress) || null,
        isAdminView: isAdmin,
        sessionKey,
      };
      const viewId = await this.views.insert(manager, view);
      if (isFirst) await this.notifications.tellOfView(manager, offer, { id: viewId, sessionKey, viewedAt });
      return viewId;
    });
    this.notifications.deliverSoon();
    return id;
  }

  /**
   * The page has been open for so many seconds, and looked at for some of them; no more than have passed since are believed.
   * Throws `not-found` for a view that another browser session made (decision B10).
   */
  async lasted(offerId: string, viewId: number, sessionId: string, reported: OfferViewDuration): Promise<void> {
    const view = await this.views.find(viewId);
    if (view?.offerId !== offerId || view.sessionKey !== keyOf(sessionId)) throw new ProblemError('not-found');
    const passed = Math.max(0, Math.floor((this.clock.now().getTime() - view.viewedAt.getTime()) / 1000));
    const sessionDuration = Math.min(reported.duration, passed);
    await this.views.raiseDurations(viewId, {
      sessionDuration,
      activeSeconds: reported.activeSeconds === undefined ? null : Math.min(reported.activeSeconds, sessionDuration),
    });
  }
}
