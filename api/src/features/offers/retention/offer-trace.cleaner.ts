import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { Chore } from '../../../platform/jobs/chore.js';
import { keptSince } from '../../../platform/jobs/kept-since.js';
import { attemptsHorizonMs } from '../gate/attempt-limits.js';
import { OfferAttemptRepository } from '../gate/offer-attempt.repository.js';
import { OfferViewRepository } from '../visits/offer-view.repository.js';
import { RefusedOfferAttemptRepository } from '../gate/refused-offer-attempt.repository.js';

/**
 * Forgets what clients leave behind, day by day: the addresses of old views, old password attempts, and by which address
 * attempts were counted once they limit nothing any more.
 */
@Injectable()
export class OfferTraceCleaner extends Chore {
  constructor(
    private readonly views: OfferViewRepository,
    private readonly attempts: OfferAttemptRepository,
    private readonly refused: RefusedOfferAttemptRepository,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    super();
  }

  override async run(): Promise<void> {
    const now = this.clock.now();
    await this.attempts.forgetKeysBefore(new Date(now.getTime() - attemptsHorizonMs));
    const since = keptSince(now, this.config);
    if (since === null) return;
    await this.views.forgetAddressesBefore(since);
    await this.attempts.removeBefore(since);
    await this.refused.removeBefore(since);
  }
}
