import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Chore } from '../../platform/jobs/chore.js';
import { LoginAttemptRepository } from './login-attempt.repository.js';

const keptMs = 24 * 3_600_000;

/** Forgets login attempts of more than a day ago: they limit nothing any more. */
@Injectable()
export class LoginAttemptCleaner extends Chore {
  constructor(
    private readonly attempts: LoginAttemptRepository,
    private readonly clock: Clock,
  ) {
    super();
  }

  override run(): Promise<void> {
    return this.attempts.removeBefore(new Date(this.clock.now().getTime() - keptMs));
  }
}
