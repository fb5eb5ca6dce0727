import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { JobScheduler } from '../../../platform/jobs/job-scheduler.js';
import { retentionCutoff } from '../../../platform/jobs/retention.js';
import { OfferDecisionRepository } from './offer-decision.repository.js';

/** Forgets the addresses from which clients decided, day by day. */
@Injectable()
export class DecisionRetentionJob {
  constructor(
    private readonly decisions: OfferDecisionRepository,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
    jobs: JobScheduler,
  ) {
    jobs.schedule({ name: 'decision-retention', run: () => this.#run() });
  }

  async #run(): Promise<void> {
    const since = retentionCutoff(this.clock.now(), this.config.decisionAddressDays);
    if (since) await this.decisions.forgetAddressesBefore(since);
  }
}
