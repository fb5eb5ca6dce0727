import { Injectable } from '@nestjs/common';
import { Clock } from '../clock/clock.js';
import { Chore } from '../jobs/chore.js';
import { IdempotentRequestRepository } from './idempotent-request.repository.js';

const keptMs = 24 * 3_600_000;

/** Forgets answers after a day: whoever repeats a call does so at once. */
@Injectable()
export class IdempotentRequestCleaner extends Chore {
  constructor(
    private readonly requests: IdempotentRequestRepository,
    private readonly clock: Clock,
  ) {
    super();
  }

  override run(): Promise<void> {
    return this.requests.removeBefore(new Date(this.clock.now().getTime() - keptMs));
  }
}
