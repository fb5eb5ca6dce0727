import { Injectable } from '@nestjs/common';
import { VisitorAddresses } from '../addresses/visitor-addresses.js';
import { Clock } from '../clock/clock.js';
import { ProblemError } from '../http/problem.error.js';
import { attemptsHorizonMs, waitFor } from './attempt-limits.js';
import { OfferAttemptRepository } from './offer-attempt.repository.js';

/** Limits guesses at an offer's password, written down before they are checked: see `LoginThrottle`. */
@Injectable()
export class OfferThrottle {
  constructor(
    private readonly attempts: OfferAttemptRepository,
    private readonly addresses: VisitorAddresses,
    private readonly clock: Clock,
  ) {}

  /** Runs the check of a password if there are attempts left, else throws `too-many-attempts`. */
  async attempt(offerId: string, ipAddress: string, verify: () => Promise<boolean>): Promise<boolean> {
    const id = await this.#reserve(offerId, ipAddress);
    try {
      const right = await verify();
      if (right) await this.attempts.markSuccess(id);
      return right;
    } catch (error) {
      // The password was not looked at, so that this was no guess.
      await this.attempts.remove(id);
      throw error;
    }
  }

  async #reserve(offerId: string, ipAddress: string): Promise<number> {
    const now = this.clock.now();
    const id = await this.attempts.insertFailure({
      offerId,
      ipAddress: this.addresses.kept(ipAddress),
      addressKey: this.addresses.key(ipAddress),
      attemptedAt: now,
    });
    const since = new Date(now.getTime() - attemptsHorizonMs);
    const waitMs = waitFor(await this.attempts.findFailures(offerId, since, id));
    if (waitMs === 0) return id;
    // A refused attempt leaves no trace, or whoever keeps guessing would keep the client out for good.
    await this.attempts.remove(id);
    throw new ProblemError('too-many-attempts', { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) });
  }
}
