import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { JobScheduler } from '../../../platform/jobs/job-scheduler.js';
import { mostEvents } from './block-claim.js';
import { EventBlockRepository } from './event-block.repository.js';

/** What is younger than this may be in no block yet. */
const everyMs = 5 * 60_000;

/** Seals the events of all offers in blocks (docs/adr/0024): at the start, and every 5 minutes. */
@Injectable()
export class EventBlocksJob implements OnApplicationBootstrap {
  /** A failure is logged and not thrown. */
  readonly run: () => Promise<void>;

  constructor(
    private readonly blocks: EventBlockRepository,
    private readonly clock: Clock,
    jobs: JobScheduler,
  ) {
    this.run = jobs.schedule({ name: 'event-blocks', everyMs, run: () => this.#run() });
  }

  /** Before the first call: events of before a pause must not wait for a block while new ones are written. */
  onApplicationBootstrap(): Promise<void> {
    return this.run();
  }

  async #run(): Promise<void> {
    while ((await this.blocks.addNext(this.clock.now())) === mostEvents);
  }
}
