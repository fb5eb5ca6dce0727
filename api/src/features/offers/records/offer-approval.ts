import type { OfferEntity } from './offer.entity.js';

/** What an offer's row says of the approval of its discounts, apart from what is approved. */
export type ApprovalFields = Pick<
  OfferEntity,
  | 'approvalRequestedAt'
  | 'approvalRequestedBy'
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
  approvalDiscount: null,
  approvalLimit: null,
  approvalRejectedAt: null,
  approvalRejectedBy: null,
  approvalRejection: null,
};
