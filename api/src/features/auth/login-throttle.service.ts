import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { tooMany } from '../../platform/errors/problem.error.js';
import { JobScheduler } from '../../platform/jobs/job-scheduler.js';
import { usernameKey } from '../users/user.entity.js';
import { LoginAttemptRepository } from './login-attempt.repository.js';

/** Attempts of before that limit nothing any more. */
const keptMs = 24 * 3_600_000;

const windowMs = 15 * 60_000;

/** Failures of one account within the window. */
const mostFailures = 10;

const accountOf = (username: string): string => createHash('sha256').update(usernameKey(username)).digest('hex');

/**
 * Limits guesses at one account's password. Each attempt is written down as a failure *before* the password is looked
 * at and marked as a success after, so that guesses made at the same moment count each other.
 */
@Injectable()
export class LoginThrottleService {
  constructor(
    private readonly attempts: LoginAttemptRepository,
    private readonly clock: Clock,
    jobs: JobScheduler,
  ) {
    const removeOld = () => attempts.removeBefore(new Date(clock.now().getTime() - keptMs));
    jobs.schedule({ name: 'login-attempt-retention', run: removeOld });
  }

  /** Runs the check of a password if the account has attempts left, else throws `too-many-attempts`. */
  async attempt<T>(username: string, verify: () => Promise<T | undefined>): Promise<T | undefined> {
    const id = await this.#reserve(username);
    try {
      const result = await verify();
      if (result !== undefined) await this.attempts.markSuccess(id);
      return result;
    } catch (error) {
      // The password was not looked at, so that this was no guess.
      await this.attempts.remove(id);
      throw error;
    }
  }

  /** Forgets the account's failures. */
  async forgive(username: string): Promise<void> {
    await this.attempts.removeFailures(accountOf(username));
  }

  async #reserve(username: string): Promise<number> {
    const account = accountOf(username);
    const now = this.clock.now();
    const id = await this.attempts.insertFailure(account, now);
    const since = new Date(now.getTime() - windowMs);
    const failures = await this.attempts.findFailures(account, since, id);
    if (failures.length <= mostFailures) return id;
    // A refused attempt is not counted: otherwise an attacker could lock the owner out for good.
    await this.attempts.remove(id);
    throw tooMany('too-many-attempts', (failures[0] ?? now).getTime() + windowMs - now.getTime());
  }
}
