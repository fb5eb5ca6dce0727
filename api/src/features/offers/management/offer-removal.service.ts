import { Injectable } from '@nestjs/common';
import type { User } from '@programme/contracts';
import { Clock } from '../../../platform/clock/clock.js';
import { ProblemError } from '../../../platform/errors/problem.error.js';
import { OfferStateService } from '../states/offer-state.service.js';
import { OfferEvents } from '../events/offer-events.js';
import { OfferRepository } from '../records/offer.repository.js';
import { OfferVisitRepository } from '../visits/offer-visit.repository.js';
import { OfferDetailsService } from './offer-details.service.js';

/** Ends the transaction of a removal that another one was quicker than. */
class NotRemovedError extends Error {
  override readonly name = 'NotRemovedError';
}

/** Deletes offers that nobody has accepted. */
@Injectable()
export class OfferRemovalService {
  constructor(
    private readonly offers: OfferRepository,
    private readonly details: OfferDetailsService,
    private readonly visits: OfferVisitRepository,
    private readonly state: OfferStateService,
    private readonly events: OfferEvents,
    private readonly clock: Clock,
  ) {}

  /** Throws `not-found`; `offer-accepted`, or `offer-kept` when the acceptance was reversed. */
  async remove(id: string, user: User): Promise<void> {
    const offer = await this.details.find(id);
    const remove = this.events.command(id, async (transaction, { record }) => {
      if (await this.offers.wasAccepted(transaction, id)) return false;
      await record({ action: 'deleted', offer, at: this.clock.now(), user });
      // There may be thousands of them: the offer's row would take all of them with it at once.
      await this.visits.removeOf(transaction, id);
      if (!(await this.offers.remove(transaction, id))) throw new NotRemovedError();
      return true;
    });
    const isRemoved = await remove.catch((error: unknown) => {
      if (error instanceof NotRemovedError) return false;
      throw error;
    });
    if (isRemoved) return;
    const now = await this.details.find(id);
    await this.state.refuseUnlessAble('remove', now);
    throw new ProblemError('offer-kept', { state: await this.state.stateOf(now) });
  }
}
