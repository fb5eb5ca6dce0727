import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Chore } from '../../platform/jobs/chore.js';
import { SessionRepository } from './session.repository.js';

/** Removes the records of sessions that have ended: they open nothing any more, and only take up room. */
@Injectable()
export class SessionCleaner extends Chore {
  constructor(
    private readonly repository: SessionRepository,
    private readonly clock: Clock,
  ) {
    super();
  }

  override run(): Promise<void> {
    return this.repository.removeEnded(this.clock.now());
  }
}
