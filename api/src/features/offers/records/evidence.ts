import type { AnswerChannel, Decline, DecisionKind, OfferedPackage } from '@programme/contracts';
import type { Currency } from '@programme/pricing';

type Common = {
  readonly kind: DecisionKind;
  readonly offerId: string;
  readonly revision: number;
  readonly revisionDigest: string;
  /** ISO 8601, UTC. */
  readonly decidedAt: string;
  /** Of an answer that staff recorded alone. */
  readonly recorded?: Recorded;
};

/** How staff learnt of an answer. */
export type Recorded = {
  readonly username: string;
  readonly channel: AnswerChannel;
  /** `YYYY-MM-DD`. */
  readonly answeredOn: string;
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
  /** Null where the answer was recorded and nobody said it. */
  readonly role: string | null;
  readonly email: string | null;
  /** Null where the answer was recorded: nobody has ticked it. */
  readonly consent: string | null;
  /** The terms of the offer; absent where it has none. */
  readonly terms?: string;
  /** What else the client said, of a recorded answer alone. */
  readonly text?: string | null;
};

export type DeclineEvidence = Common & {
  readonly kind: 'declined';
  readonly reason: Decline['reason'];
  readonly text: string | null;
};

/** What can be proved later of a decision: its digest is the SHA-256 of the canonical JSON. */
export type Evidence = AcceptanceEvidence | DeclineEvidence;
