import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Overview } from '@programme/contracts';
import type { Repository } from 'typeorm';
import { readTime, useIndex } from '../../../platform/database/sql.js';
import { OfferEntity } from '../records/offer.entity.js';
import { waitingSql } from '../records/waiting-client.js';

type WaitingClient = NonNullable<Overview['waiting']>[number];

type WaitingRow = { readonly offerId: string; readonly clientName: string; readonly since: Date | string };

/** Reads the offers whose clients wait for an answer, by the indexes of the columns that say so (docs/adr/0025). */
@Injectable()
export class WaitingClientRepository {
  constructor(@InjectRepository(OfferEntity) private readonly rows: Repository<OfferEntity>) {}

  /** At most `limit` clients, the longest wait first: some have asked a question, some have asked for more time. */
  async find(limit: number): Promise<WaitingClient[]> {
    const [questions, extensions] = await Promise.all([
      this.#find('question', 'question_asked_at', limit),
      this.#find('extension', 'extension_requested_at', limit),
    ]);
    return [...questions, ...extensions].sort((one, other) => (one.since < other.since ? -1 : 1)).slice(0, limit);
  }

  async #find(
    reason: WaitingClient['reason'],
    column: 'question_asked_at' | 'extension_requested_at',
    limit: number,
  ): Promise<WaitingClient[]> {
    const index = useIndex(this.rows.manager.dataSource, `ix_offers_${column}`);
    const found = await this.rows.query<WaitingRow[]>(
      `SELECT offer.id AS offerId, offer.client_name AS clientName, offer.${column} AS since FROM offers offer ${index}
       WHERE ${waitingSql[reason]} ORDER BY offer.${column} LIMIT ${limit}`,
    );
    return found.map((row) => ({ ...row, reason, since: readTime(row.since).toISOString() }));
  }
}
