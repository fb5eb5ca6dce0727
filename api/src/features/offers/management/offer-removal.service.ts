import { Injectable } from '@nestjs/common';
import type { User } from '@programme/contracts';
import { Clock } from '../../../platform/clock/clock.js';
import { ProblemError } from '../../../platform/errors/problem.error.js';
import { NotificationsService } from '../../notifications/notifications.service.js';
import { OfferStateService } from '../decisions/offer-state.service.js';
import { OfferEventRepository } from '../events/offer-event.repository.js';
import { OfferRepository } from '../records/offer.repository.js';
import { OfferVisitRepository } from '../visits/offer-visit.repository.js';
import { OfferDetailsService } from './offer-details.service.js';

/** Deletes offers that nobody has accepted. */
@Injectable()
export class OfferRemovalService {
  constructor(
    private readonly offers: OfferRepository,
    private readonly details: OfferDetailsService,
    private readonly visits: OfferVisitRepository,
    private readonly outbox: NotificationsService,
    private readonly state: OfferStateService,
    private readonly events: OfferEventRepository,
    private readonly clock: Clock,
  ) {}

  /** Throws `not-found`; `offer-accepted`, or `offer-kept` when the acceptance was reversed. */
  async remove(id: string, user: User): Promise<void> {
    await this.details.find(id);
    const done = await this.offers.transactionOn(id, async (transaction) => {
      if (await this.offers.wasAccepted(transaction, id)) return false;
      // There may be thousands of them: the offer's row would take all of them with it at once.
      await this.outbox.removeAbout(transaction, id);
      await this.visits.removeOf(transaction, id);
      if (!(await this.offers.remove(transaction, id))) return false;
      await this.events.append(transaction, { offerId: id, action: 'deleted', at: this.clock.now(), user });
      return true;
    });
    if (done) return;
    const offer = await this.details.find(id);
    await this.state.refuseUnlessAble('remove', offer);
    throw new ProblemError('offer-kept', { state: await this.state.stateOf(offer) });
  }
}
