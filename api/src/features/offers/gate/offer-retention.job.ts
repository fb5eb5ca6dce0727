import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { JobScheduler } from '../../../platform/jobs/job-scheduler.js';
import { retentionCutoff } from '../../../platform/jobs/retention.js';
import { attemptsHorizonMs } from './attempt-limits.js';
import { OfferAttemptRepository } from './offer-attempt.repository.js';
import { OfferVisitRepository } from '../visits/offer-visit.repository.js';
import { RefusedOfferAttemptRepository } from './refused-offer-attempt.repository.js';

/**
 * Forgets what clients leave behind, day by day: the addresses of old views, old password attempts, and by which address
 * attempts were counted once they limit nothing any more.
 */
@Injectable()
export class OfferRetentionJob {
  constructor(
    private readonly views: OfferVisitRepository,
    private readonly attempts: OfferAttemptRepository,
    private readonly refused: RefusedOfferAttemptRepository,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
    jobs: JobScheduler,
  ) {
    jobs.schedule({ name: 'offer-retention', run: () => this.#run() });
  }

  async #run(): Promise<void> {
    const now = this.clock.now();
    await this.attempts.forgetKeysBefore(new Date(now.getTime() - attemptsHorizonMs));
    const since = retentionCutoff(now, this.config.retentionDays);
    if (since === null) return;
    await this.views.forgetAddressesBefore(since);
    await this.attempts.removeBefore(since);
    await this.refused.removeBefore(since);
  }
}
