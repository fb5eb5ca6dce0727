import { Injectable } from '@nestjs/common';
import { ProblemError } from '../http/problem.error.js';
import { PasswordHasher } from '../passwords/password-hasher.js';
import { storedOfferId } from './offer-id.js';
import { OfferRepository } from './offer.repository.js';
import { OfferThrottle } from './offer-throttle.js';

@Injectable()
export class OffersService {
  constructor(
    private readonly offers: OfferRepository,
    private readonly hasher: PasswordHasher,
    private readonly throttle: OfferThrottle,
  ) {}

  /**
   * Returns if the password opens the offer. Throws `invalid-offer-password` for a wrong one and, with the same words
   * after the same work, for an id that does not exist (decision B9); `too-many-attempts`; `busy`.
   */
  async checkPassword(id: string, password: string, ipAddress: string): Promise<void> {
    const storedId = storedOfferId(id);
    const right = await this.throttle.attempt(storedId, ipAddress, async () => {
      const offer = await this.offers.find(storedId);
      return this.hasher.matches(offer?.passwordHash, password);
    });
    if (!right) throw new ProblemError('invalid-offer-password');
  }
}
