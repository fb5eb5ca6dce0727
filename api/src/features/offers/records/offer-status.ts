import type { OfferStatus } from '@programme/contracts';
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

/** Condition on `offers offer` for those that somebody may still answer, if they have not expired. */
export const undecided =
  'offer.decision IS NULL AND offer.withdrawn_at IS NULL AND offer.approval_requested_at IS NULL';
