import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Overview, User } from '@programme/contracts';
import type { Repository } from 'typeorm';
import { readTime, useIndex } from '../../../platform/database/sql.js';
import { OfferEntity } from '../records/offer.entity.js';

type WaitingApproval = NonNullable<Overview['approvals']>[number];

type WaitingRow = Omit<WaitingApproval, 'since'> & { readonly since: Date | string };

/** Reads the offers whose discounts wait for an admin, by the index of the column that says so (docs/adr/0026). */
@Injectable()
export class WaitingApprovalRepository {
  constructor(@InjectRepository(OfferEntity) private readonly rows: Repository<OfferEntity>) {}

  /** At most `limit` that a user may approve and nobody has rejected, the longest wait first. */
  async findFor({ username }: User, limit: number): Promise<WaitingApproval[]> {
    const index = useIndex(this.rows.manager.dataSource, 'ix_offers_approval_requested_at');
    // A range rather than IS NOT NULL, which SQLite does not look up in an index.
    const found = await this.rows.query<WaitingRow[]>(
      `SELECT offer.id AS offerId, offer.client_name AS clientName, offer.approval_requested_by AS requestedBy,
       offer.approval_requested_at AS since, offer.approval_discount AS discount FROM offers offer ${index}
       WHERE offer.approval_requested_at > '2000-01-01' AND offer.withdrawn_at IS NULL
       AND offer.approval_rejected_at IS NULL AND offer.approval_requested_by <> ?
       ORDER BY offer.approval_requested_at, offer.id LIMIT ${limit}`,
      [username],
    );
    return found.map((row) => ({ ...row, since: readTime(row.since).toISOString() }));
  }
}
