import type { OfferEntity } from './offer.entity.js';

/** What an offer's row says of the approval of its discounts, apart from what is approved. */
export type ApprovalFields = Pick<
  OfferEntity,
  | 'approvalRequestedAt'
  | 'approvalRequestedBy'
  | 'approvalRequesters'
  | 'approvalDiscount'
  | 'approvalLimit'
  | 'approvalRejectedAt'
  | 'approvalRejectedBy'
  | 'approvalRejection'
>;

/** Nothing waits for approval. */
export const noApproval: ApprovalFields = {
  approvalRequestedAt: null,
  approvalRequestedBy: null,
  approvalRequesters: null,
  approvalDiscount: null,
  approvalLimit: null,
  approvalRejectedAt: null,
  approvalRejectedBy: null,
  approvalRejection: null,
};

/** Names of all who gave a discount that waits. */
export const requestersOf = ({
  approvalRequesters,
  approvalRequestedBy,
}: Pick<OfferEntity, 'approvalRequesters' | 'approvalRequestedBy'>): ReadonlySet<string | null> =>
  new Set(approvalRequesters?.map(({ requestedBy }) => requestedBy) ?? [approvalRequestedBy]);
