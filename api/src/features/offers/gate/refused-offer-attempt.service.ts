import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { networkOf } from '../../../platform/addresses/client-address.js';
import { Clock } from '../../../platform/clock/clock.js';
import { JobScheduler } from '../../../platform/jobs/job-scheduler.js';
import { type RefusedOfferAttemptEntity, RefusedOfferAttemptRepository } from './refused-offer-attempt.repository.js';

const hourMs = 3_600_000;

/** Counts kept in memory at once; a flood from ever new networks writes them down earlier. */
const mostCounts = 1_000;

/**
 * Writes down how many password attempts were refused (decision B26): one row for an offer, a network and an hour.
 * Refusing is to cost nothing, so that the counts go to the database together, every ten seconds and when the process
 * stops. A process that is killed loses those of its last ten seconds.
 */
@Injectable()
export class RefusedOfferAttemptService implements OnModuleDestroy {
  readonly #flush: () => Promise<void>;
  #counts = new Map<string, RefusedOfferAttemptEntity>();

  constructor(
    private readonly repository: RefusedOfferAttemptRepository,
    private readonly clock: Clock,
    jobs: JobScheduler,
  ) {
    this.#flush = jobs.schedule({ name: 'refused-offer-attempts', everyMs: 10_000, run: () => this.#write() });
  }

  onModuleDestroy(): Promise<void> {
    return this.#flush();
  }

  /** @param offerId empty where it was not looked at */
  count(offerId: string, address: string): void {
    const network = networkOf(address);
    const hour = new Date(Math.floor(this.clock.now().getTime() / hourMs) * hourMs);
    const key = JSON.stringify([offerId, network, hour]);
    const count = this.#counts.get(key) ?? { offerId, network, hour, attempts: 0 };
    count.attempts += 1;
    this.#counts.set(key, count);
    if (this.#counts.size >= mostCounts) void this.#flush();
  }

  async #write(): Promise<void> {
    const counts = [...this.#counts.values()];
    this.#counts = new Map();
    for (const count of counts) await this.repository.add(count);
  }
}
