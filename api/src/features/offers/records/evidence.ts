import type { Decline, DecisionKind, OfferedPackage } from '@programme/contracts';
import type { Currency } from '@programme/pricing';

type Common = {
  readonly kind: DecisionKind;
  readonly offerId: string;
  readonly revision: number;
  readonly revisionDigest: string;
  /** ISO 8601, UTC. */
  readonly decidedAt: string;
};

/** What a client agreed to. */
export type AcceptanceEvidence = Common & {
  readonly kind: 'accepted';
  readonly option: {
    readonly quoteId: number;
    readonly package: OfferedPackage;
    readonly months: number;
    readonly currency: Currency;
    readonly listTotal: number;
    readonly total: number;
    /** Every amount that was shown of the option. */
    readonly prices: object;
  };
  readonly priceBook: {
    readonly id: string;
    readonly digest: string | null;
    readonly engineVersion: number | null;
  };
  readonly name: string;
  readonly role: string;
  readonly email: string;
  readonly consent: string;
  /** The terms of the offer; absent where it has none. */
  readonly terms?: string;
};

export type DeclineEvidence = Common & {
  readonly kind: 'declined';
  readonly reason: Decline['reason'];
  readonly text: string | null;
};

/** What can be proved later of a decision: its digest is the SHA-256 of the canonical JSON. */
export type Evidence = AcceptanceEvidence | DeclineEvidence;
