import type { OfferFacts, OfferStatus } from '@programme/contracts';
import type { OfferEntity } from './offer.entity.js';

/** The facts that an offer's status follows from. */
export type StatusFacts = Pick<OfferEntity, 'withdrawnAt' | 'approvalRequestedAt' | 'decision' | 'validUntil'>;

/** @param today in the server's time zone (decision B15) */
export function statusOf(
  { withdrawnAt, approvalRequestedAt, decision, validUntil }: StatusFacts,
  today: string,
): OfferStatus {
  if (withdrawnAt) return 'withdrawn';
  if (approvalRequestedAt) return 'awaiting-approval';
  return decision ?? (validUntil < today ? 'expired' : 'open');
}

/** What decides what can be done with the offer. */
export const factsOf = (offer: StatusFacts & Pick<OfferEntity, 'messageCount'>, today: string): OfferFacts => ({
  status: statusOf(offer, today),
  isDecided: offer.decision !== null,
  needsApproval: offer.approvalRequestedAt !== null,
  messageCount: offer.messageCount,
});

/** An offer is undecided, which is to be open or expired, while it has none of these facts; with their columns. */
const endings = {
  decision: 'decision',
  withdrawnAt: 'withdrawn_at',
  approvalRequestedAt: 'approval_requested_at',
} as const satisfies Partial<Record<keyof StatusFacts, string>>;

type Ending = keyof typeof endings;

export const endingNames = Object.keys(endings) as Ending[];

/** Whether somebody may still answer the offer, if it has not expired. */
export const isUndecided = (offer: Pick<StatusFacts, Ending>): boolean =>
  endingNames.every((name) => offer[name] === null);

/** The same as a condition on `offers offer`. */
export const undecidedSql = endingNames.map((name) => `offer.${endings[name]} IS NULL`).join(' AND ');
