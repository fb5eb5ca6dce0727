import { Injectable } from '@nestjs/common';
import { Clock } from '../clock/clock.js';
import { Chore } from '../jobs/chore.js';
import { RateLimitWindowRepository } from './rate-limit-window.repository.js';

/** Removes windows that have ended: they limit nothing any more. */
@Injectable()
export class RateLimitWindowCleaner extends Chore {
  constructor(
    private readonly windows: RateLimitWindowRepository,
    private readonly clock: Clock,
  ) {
    super();
  }

  override run(): Promise<void> {
    return this.windows.removeEnded(this.clock.now());
  }
}
