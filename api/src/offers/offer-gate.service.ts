import { Injectable } from '@nestjs/common';
import { ProblemError } from '../http/problem.error.js';
import { PasswordHasher } from '../passwords/password-hasher.js';
import { significantCode } from './access-code.js';
import { storedOfferId } from './offer-id.js';
import type { OfferEntity } from './offer.entity.js';
import { OfferRepository } from './offer.repository.js';
import { OfferThrottle } from './offer-throttle.js';
import type { UnlockedOffer } from './unlocked-offers.js';

/** Who is let through to an offer: admins, and browsers that gave its present code. */
export type Visitor = {
  readonly isAdmin: boolean;
  /** Whether it is worth looking the offer up for this visitor. */
  readonly mayHaveUnlocked: (offerId: string) => boolean;
  readonly hasUnlocked: (offer: UnlockedOffer) => boolean;
};

@Injectable()
export class OfferGate {
  constructor(
    private readonly offers: OfferRepository,
    private readonly hasher: PasswordHasher,
    private readonly throttle: OfferThrottle,
  ) {}

  /**
   * What the password opens. Throws `invalid-offer-password` for a wrong one and, with the same words after the same work,
   * for an id that does not exist (decision B9); `too-many-attempts`; `busy`.
   */
  async checkPassword(id: string, password: string, ipAddress: string): Promise<UnlockedOffer> {
    const storedId = storedOfferId(id);
    let offer: OfferEntity | undefined;
    const right = await this.throttle.attempt(storedId, ipAddress, async () => {
      offer = await this.offers.find(storedId);
      return this.hasher.matches(offer?.passwordHash, significantCode(password));
    });
    if (!right || !offer) throw new ProblemError('invalid-offer-password');
    return offer;
  }

  /**
   * The offer with creator and quotes. Throws `offer-locked`, also when there is none; to an admin that is `not-found`. For
   * a stranger nothing is looked up, so that not even the time it takes tells whether there is such an offer.
   */
  async open(id: string, visitor: Visitor): Promise<OfferEntity> {
    if (!visitor.isAdmin && !visitor.mayHaveUnlocked(storedOfferId(id))) throw new ProblemError('offer-locked');
    const offer = await this.offers.findWhole(storedOfferId(id));
    if (offer && (visitor.isAdmin || visitor.hasUnlocked(offer))) return offer;
    throw new ProblemError(visitor.isAdmin ? 'not-found' : 'offer-locked');
  }
}
