import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { Chore } from '../../platform/jobs/chore.js';
import { keptSince } from '../../platform/jobs/kept-since.js';
import { CalculationLogRepository } from './calculation-log.repository.js';
import { CompanyRepository } from './company.repository.js';

/** Forgets calculations that are older than the installation keeps them, and the companies that only they named. */
@Injectable()
export class CalculationLogCleaner extends Chore {
  constructor(
    private readonly logs: CalculationLogRepository,
    private readonly companies: CompanyRepository,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    super();
  }

  override async run(): Promise<void> {
    const since = keptSince(this.clock.now(), this.config);
    if (since === null) return;
    await this.logs.removeBefore(since);
    await this.companies.removeUnreferenced();
  }
}
