import { Injectable } from '@nestjs/common';
import type { ApprovedDiscount } from '@programme/contracts';
import { IsNull, Not } from 'typeorm';
import type { Transaction } from '../../../platform/database/sql.js';
import { noApproval, type ApprovalFields } from '../records/offer-approval.js';
import { OfferEntity } from '../records/offer.entity.js';

type Seen = Pick<OfferEntity, 'id' | 'version'>;

type Rejection = Pick<ApprovalFields, 'approvalRejectedAt' | 'approvalRejectedBy' | 'approvalRejection'>;

/**
 * Writes what an admin decides on discounts that wait. Each is one statement that names the version whose terms the admin
 * has seen, and raises it.
 */
@Injectable()
export class OfferApprovalRepository {
  /** False when the offer has another version, is withdrawn, or waits for nothing. */
  approve(transaction: Transaction, seen: Seen, approvedDiscounts: ApprovedDiscount[]): Promise<boolean> {
    return change(transaction, seen, { ...noApproval, approvedDiscounts });
  }

  /** False when the offer has another version, is withdrawn, or waits for nothing. It waits on. */
  reject(transaction: Transaction, seen: Seen, rejection: Rejection): Promise<boolean> {
    return change(transaction, seen, rejection);
  }
}

async function change(
  transaction: Transaction,
  { id, version }: Seen,
  fields: Partial<ApprovalFields & Pick<OfferEntity, 'approvedDiscounts'>>,
): Promise<boolean> {
  const waiting = { id, version, withdrawnAt: IsNull(), approvalRequestedAt: Not(IsNull()) };
  const { affected } = await transaction.update(OfferEntity, waiting, { ...fields, version: version + 1 });
  return affected === 1;
}
