import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Clock } from '../clock/clock.js';
import { JobScheduler } from '../jobs/job-scheduler.js';
import { RateLimitWindowRepository } from './rate-limit-window.repository.js';

export type Limit = {
  /** Of this limit alone; at most 35 characters. */
  readonly name: string;
  /** How often in a window. */
  readonly hits: number;
  readonly windowMs: number;
};

/** Keys remembered as used up; beyond that many the one that was asked for longest ago costs a statement again. */
const mostRemembered = 10_000;

/**
 * Counts how often somebody does something in fixed windows of time, for all processes together. A key that is used up
 * is remembered by the process that saw it: a flood costs the database nothing from then on.
 */
@Injectable()
export class RateLimiter {
  /** Bucket → when its window ends, epoch milliseconds. */
  readonly #usedUp = new LRUCache<string, number>({ max: mostRemembered });

  constructor(
    private readonly windows: RateLimitWindowRepository,
    private readonly clock: Clock,
    jobs: JobScheduler,
  ) {
    jobs.schedule({ name: 'rate-limit-window-retention', run: () => windows.removeEnded(clock.now()) });
  }

  /**
   * Counts one hit of `key` (at most 64 characters) and answers 0, or, once the limit is reached, the milliseconds
   * until the next window.
   */
  async consume({ name, hits, windowMs }: Limit, key: string): Promise<number> {
    const bucket = `${name} ${key}`;
    const now = this.clock.now().getTime();
    const usedUpTo = this.#usedUp.get(bucket) ?? 0;
    if (usedUpTo > now) return usedUpTo - now;
    const start = Math.floor(now / windowMs) * windowMs;
    const end = start + windowMs;
    const used = await this.windows.hit({ bucket, startsAt: new Date(start), endsAt: new Date(end) });
    if (used >= hits) this.#usedUp.set(bucket, end);
    return used > hits ? end - now : 0;
  }
}
