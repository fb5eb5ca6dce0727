import { Injectable } from '@nestjs/common';
import type { DecisionKind } from '@programme/contracts';
import type { EntityManager, UpdateQueryBuilder } from 'typeorm';
import type { Transaction } from '../../../platform/database/sql.js';
import type { ApprovalFields } from '../records/offer-approval.js';
import { OfferEntity } from '../records/offer.entity.js';
import { openOn } from '../records/open-offer.repository.js';

type Deciding = Pick<OfferEntity, 'id' | 'revision' | 'codeVersion'> & { readonly kind: DecisionKind };

type Seen = Pick<OfferEntity, 'id' | 'version'>;

/**
 * Changes how an offer stands. Each change is one statement that names all that it depends on, so that of several at
 * once one succeeds; it raises the version, so that staff who saw the offer as it was learn of it.
 */
@Injectable()
export class OfferStateRepository {
  /**
   * False when the offer has another revision or code, is decided, withdrawn or waits for approval, or its last day is
   * before `today`.
   */
  decide(transaction: Transaction, { id, revision, codeVersion, kind }: Deciding, today: string): Promise<boolean> {
    return changed(
      update(transaction, { decision: kind, seenRevision: revision }).where({
        id,
        revision,
        codeVersion,
        ...openOn(today),
      }),
    );
  }

  /** False when the offer has another version, or is accepted or withdrawn. */
  withdraw(transaction: Transaction, { id, version }: Seen, at: Date): Promise<boolean> {
    return changed(
      update(transaction, { withdrawnAt: at })
        .where('id = :id AND version = :version AND withdrawn_at IS NULL', { id, version })
        .andWhere("(decision IS NULL OR decision <> 'accepted')"),
    );
  }

  /** False when the offer has another version. */
  undoWithdrawal(transaction: Transaction, { id, version }: Seen, approval: ApprovalFields): Promise<boolean> {
    return changed(
      update(transaction, { withdrawnAt: null, ...approval })
        .where('id = :id AND version = :version', { id, version })
        .andWhere('withdrawn_at IS NOT NULL'),
    );
  }

  /** False when the offer has another version. */
  undoDecision(transaction: Transaction, { id, version }: Seen, approval: ApprovalFields): Promise<boolean> {
    return changed(
      update(transaction, { decision: null, ...approval })
        .where('id = :id AND version = :version', { id, version })
        .andWhere('decision IS NOT NULL AND withdrawn_at IS NULL'),
    );
  }
}

const update = (transaction: EntityManager, change: Partial<OfferEntity>): UpdateQueryBuilder<OfferEntity> =>
  transaction
    .createQueryBuilder()
    .update(OfferEntity)
    .set({ ...change, version: () => 'version + 1' });

const changed = async (query: UpdateQueryBuilder<OfferEntity>): Promise<boolean> =>
  (await query.execute()).affected === 1;
