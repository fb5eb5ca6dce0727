import { Injectable } from '@nestjs/common';
import { VisitorAddressService } from '../../../platform/addresses/visitor-address.service.js';
import { Clock } from '../../../platform/clock/clock.js';
import { ProblemError, tooMany } from '../../../platform/errors/problem.error.js';
import { PasswordCheckLimiter } from '../../../platform/passwords/password-check-limiter.js';
import { attemptsHorizonMs, waitFor } from './attempt-limits.js';
import { OfferAttemptRepository } from './offer-attempt.repository.js';
import { RefusedOfferAttemptService } from './refused-offer-attempt.service.js';

/** Limits guesses at an offer's password, written down before they are checked: see `LoginThrottleService`. */
@Injectable()
export class OfferThrottleService {
  constructor(
    private readonly limiter: PasswordCheckLimiter,
    private readonly attempts: OfferAttemptRepository,
    private readonly refused: RefusedOfferAttemptService,
    private readonly addresses: VisitorAddressService,
    private readonly clock: Clock,
  ) {}

  /**
   * Runs the check of a password if there are attempts left, first of the network that asks and then of the offer, else
   * throws `too-many-attempts`.
   *
   * @param address in its canonical spelling
   */
  async attempt(offerId: string, address: string, verify: () => Promise<boolean>): Promise<boolean> {
    let offerSeen = '';
    try {
      return await this.limiter.run(address, () => {
        offerSeen = offerId;
        return this.#attempt(offerId, address, verify);
      });
    } catch (error) {
      if (error instanceof ProblemError && error.code === 'too-many-attempts') this.refused.count(offerSeen, address);
      throw error;
    }
  }

  async #attempt(offerId: string, address: string, verify: () => Promise<boolean>): Promise<boolean> {
    const id = await this.#reserve(offerId, address);
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

  async #reserve(offerId: string, address: string): Promise<number> {
    const now = this.clock.now();
    const id = await this.attempts.insertFailure({
      offerId,
      ipAddress: this.addresses.kept(address),
      addressKey: this.addresses.key(address),
      attemptedAt: now,
    });
    const since = new Date(now.getTime() - attemptsHorizonMs);
    const waitMs = waitFor(await this.attempts.findFailures(offerId, since, id));
    if (waitMs === 0) return id;
    // A refused attempt uses up no limit: otherwise an attacker could lock the client out for good.
    await this.attempts.remove(id);
    throw tooMany('too-many-attempts', waitMs);
  }
}
