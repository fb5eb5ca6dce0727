import { Injectable } from '@nestjs/common';
import { limits } from '@programme/contracts';
import { canonicalDigest, textDigest } from '../../../platform/digests/canonical-digest.js';
import { SecretBox } from '../../../platform/secrets/secret-box.js';
import type { EventPayload } from '../events/offer-event.entity.js';
import { OfferVisitRepository } from '../visits/offer-visit.repository.js';
import type { OfferDecisionEntity } from '../states/offer-decision.entity.js';

/** What a client's call tells of the client. */
export type Caller = {
  /** In its canonical spelling. */
  readonly address: string;
  readonly userAgent: string | undefined;
};

type Circumstances = Pick<OfferDecisionEntity, 'sealedAddress' | 'userAgent' | 'visits'>;

/** Visits whose times are stored with a decision. */
const mostVisits = 100;

const contextOf = (offerId: string): string => `address of a decision ${offerId}`;

/** Digests of what is stored beside a decision's evidence, for its event. */
export const circumstancesDigests = ({ sealedAddress, userAgent, visits }: Circumstances): EventPayload => ({
  ...(sealedAddress !== null && { addressDigest: textDigest(sealedAddress) }),
  circumstancesDigest: canonicalDigest({ userAgent, visits }),
});

/** Tells how a decision came about: from where, in which browser, and after which visits. */
@Injectable()
export class DecisionCircumstancesService {
  constructor(
    private readonly visits: OfferVisitRepository,
    private readonly box: SecretBox,
  ) {}

  async of(offerId: string, { address, userAgent }: Caller): Promise<Circumstances> {
    const [count, latest] = await Promise.all([
      this.visits.countOfClients(offerId),
      this.visits.findOfClients(offerId, undefined, mostVisits),
    ]);
    return {
      sealedAddress: address === '' ? null : this.box.seal(address, contextOf(offerId)),
      userAgent: userAgent?.slice(0, limits.userAgent) ?? null,
      visits: { count, times: latest.map(({ viewedAt }) => viewedAt.toISOString()).toReversed() },
    };
  }

  /** Null for an address that was forgotten, or sealed under a secret that is gone. */
  addressOf({ offerId, sealedAddress }: Pick<OfferDecisionEntity, 'offerId' | 'sealedAddress'>): string | null {
    return sealedAddress === null ? null : this.box.open(sealedAddress, contextOf(offerId));
  }
}
