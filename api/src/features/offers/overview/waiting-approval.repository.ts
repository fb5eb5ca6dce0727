import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Overview, User } from '@programme/contracts';
import type { Repository } from 'typeorm';
import { placeholders, readTime, useIndex } from '../../../platform/database/sql.js';
import { OfferEntity, type RequestedDiscount } from '../records/offer.entity.js';

type WaitingApproval = NonNullable<Overview['approvals']>[number];

type RejectedDiscount = NonNullable<Overview['rejectedDiscounts']>[number];

type Row<Found> = Omit<Found, 'since'> & { readonly since: Date | string };

const withTime = <Found extends { readonly since: Date | string }>({ since, ...row }: Found) => ({
  ...row,
  since: readTime(since).toISOString(),
});

const firstOf = (limit: number) => `ORDER BY offer.approval_requested_at, offer.id LIMIT ${limit}`;

/** Rows that are read for a list: who gave the single discounts of an offer is not asked in SQL. */
const mostRead = 500;

const requestedOf = (column: unknown): readonly RequestedDiscount[] =>
  ((typeof column === 'string' ? JSON.parse(column) : column) ?? []) as readonly RequestedDiscount[];

/** Reads the offers whose discounts wait for an admin, by the index of the column that says so (docs/adr/0026). */
@Injectable()
export class WaitingApprovalRepository {
  constructor(@InjectRepository(OfferEntity) private readonly rows: Repository<OfferEntity>) {}

  /**
   * At most `limit` that a user may approve and nobody has rejected, the longest wait first.
   *
   * @param hands the accounts that count as the user's
   */
  async findFor(hands: readonly Pick<User, 'username'>[], limit: number): Promise<WaitingApproval[]> {
    const found = await this.rows.query<(Row<WaitingApproval> & { readonly requesters: unknown })[]>(
      `SELECT offer.id AS offerId, offer.client_name AS clientName, offer.approval_requested_by AS requestedBy,
       offer.approval_requested_at AS since, offer.approval_discount AS discount,
       offer.approval_requesters AS requesters FROM ${this.#waiting()}
       AND offer.approval_rejected_at IS NULL AND offer.approval_requested_by NOT IN (${placeholders(hands)})
       ${firstOf(mostRead)}`,
      hands.map(({ username }) => username),
    );
    const own = new Set(hands.map(({ username }) => username));
    return found
      .filter(({ requesters }) => !requestedOf(requesters).some(({ requestedBy }) => own.has(requestedBy)))
      .slice(0, limit)
      .map(({ requesters: _requesters, ...row }) => withTime(row));
  }

  /** At most `limit` valid on a day whose discounts a user gave and an admin rejected, the oldest request first. */
  async findRejectedOf({ username }: User, today: string, limit: number): Promise<RejectedDiscount[]> {
    const found = await this.rows.query<Row<RejectedDiscount>[]>(
      `SELECT offer.id AS offerId, offer.client_name AS clientName, offer.approval_rejected_by AS rejectedBy,
       offer.approval_rejected_at AS since FROM ${this.#waiting()}
       AND offer.approval_rejected_at IS NOT NULL AND offer.approval_requested_by = ? AND offer.valid_until >= ?
       ${firstOf(limit)}`,
      [username, today],
    );
    return found.map(withTime);
  }

  /** A range rather than IS NOT NULL, which SQLite does not look up in an index. */
  #waiting(): string {
    const index = useIndex(this.rows.manager.dataSource, 'ix_offers_approval_requested_at');
    return `offers offer ${index} WHERE offer.approval_requested_at > '2000-01-01' AND offer.withdrawn_at IS NULL`;
  }
}
