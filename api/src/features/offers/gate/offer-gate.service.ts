import { Injectable } from '@nestjs/common';
import { holds } from '@programme/contracts';
import type { Request } from 'express';
import type { Config } from '../../../platform/config/config.js';
import { ProblemError } from '../../../platform/errors/problem.error.js';
import { PasswordHasherService } from '../../../platform/passwords/password-hasher.service.js';
import { significantCode } from './access-code.service.js';
import { storedOfferId, type OfferEntity } from '../records/offer.entity.js';
import { OfferRepository } from '../records/offer.repository.js';
import { OfferThrottleService } from './offer-throttle.service.js';
import type { OfferUnlockEntity } from './offer-unlock.repository.js';
import { OfferUnlockService, unlockToken } from './offer-unlock.service.js';

/** Who asks for an offer: staff who may read offers are let through, and browsers that gave its present code. */
export type Visitor = {
  readonly isStaff: boolean;
  /** What the browser got when it gave the code. */
  readonly unlockToken: string | undefined;
};

/** Who a request for an offer's page comes from. */
export const visitorOf = (request: Request, config: Config): Visitor => ({
  isStaff: holds(request.user, 'offers.read'),
  unlockToken: unlockToken(request, config),
});

/** The address that a request comes from; empty where it is not known. */
export const addressOf = ({ ip = '' }: Request): string => ip;

/** An offer, and the unlock of the browser that asks for it. */
export type UnlockedOffer = { readonly offer: OfferEntity; readonly unlock: Pick<OfferUnlockEntity, 'id'> };

@Injectable()
export class OfferGateService {
  constructor(
    private readonly offers: OfferRepository,
    private readonly hasher: PasswordHasherService,
    private readonly throttle: OfferThrottleService,
    private readonly unlocks: OfferUnlockService,
  ) {}

  /**
   * The offer that the password opens, and a token to open it with from now on. Throws `invalid-offer-password` for a
   * wrong one and, with the same words after the same work, for an id that does not exist (decision B9);
   * `too-many-attempts`; `busy`.
   */
  async unlock(id: string, password: string, address: string): Promise<{ offerId: string; token: string }> {
    const storedId = storedOfferId(id);
    let offer: OfferEntity | undefined;
    const right = await this.throttle.attempt(storedId, address, async () => {
      offer = await this.offers.find(storedId);
      return this.hasher.matches(offer?.passwordHash, significantCode(password));
    });
    if (!right || !offer) throw new ProblemError('invalid-offer-password');
    return { offerId: offer.id, token: await this.unlocks.add(offer) };
  }

  /**
   * The offer, with creator and quotes, of a client who has given its present code. Throws `offer-locked`; `forbidden`
   * for staff who have not: they see offers, and decide none.
   */
  async openAsClient(id: string, visitor: Visitor): Promise<UnlockedOffer> {
    const storedId = storedOfferId(id);
    const unlock = visitor.unlockToken === undefined ? undefined : await this.unlocks.find(visitor.unlockToken);
    const offer = unlock?.offerId === storedId ? await this.offers.findWhole(storedId) : undefined;
    if (unlock && offer && unlock.codeVersion === offer.codeVersion) return { offer, unlock };
    throw new ProblemError(visitor.isStaff ? 'forbidden' : 'offer-locked');
  }

  /**
   * The offer with creator and quotes. Throws `offer-locked`, also when there is none; to staff that is `not-found`.
   * For a stranger no offer is looked up, so that not even the time it takes tells whether there is such an offer.
   */
  async open(id: string, { isStaff, unlockToken }: Visitor): Promise<OfferEntity> {
    const storedId = storedOfferId(id);
    const unlock = isStaff || unlockToken === undefined ? undefined : await this.unlocks.find(unlockToken);
    if (!isStaff && unlock?.offerId !== storedId) throw new ProblemError('offer-locked');
    const offer = await this.offers.findWhole(storedId);
    if (offer && (isStaff || unlock?.codeVersion === offer.codeVersion)) return offer;
    throw new ProblemError(isStaff ? 'not-found' : 'offer-locked');
  }
}
