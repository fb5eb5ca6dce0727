import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { JobScheduler } from '../../platform/jobs/job-scheduler.js';
import { retentionCutoff } from '../../platform/jobs/retention.js';
import { CalculationLogRepository } from './calculation-log.repository.js';
import { CompanyRepository } from './company.repository.js';

/** Forgets calculations that are older than the installation keeps them, and the companies that only they named. */
@Injectable()
export class CalculationLogRetentionJob {
  constructor(
    private readonly logs: CalculationLogRepository,
    private readonly companies: CompanyRepository,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
    jobs: JobScheduler,
  ) {
    jobs.schedule({ name: 'calculation-log-retention', run: () => this.#run() });
  }

  async #run(): Promise<void> {
    const since = retentionCutoff(this.clock.now(), this.config.retentionDays);
    if (since === null) return;
    await this.logs.removeBefore(since);
    await this.companies.removeUnreferenced();
  }
}
