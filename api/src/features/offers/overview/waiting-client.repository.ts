import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Overview } from '@programme/contracts';
import type { Repository } from 'typeorm';
import { readTime, useIndex } from '../../../platform/database/sql.js';
import { excerpt } from '../../../platform/names/excerpt.js';
import { OfferEntity } from '../records/offer.entity.js';
import { waitingSql } from '../records/waiting-client.js';

type WaitingClient = NonNullable<Overview['waiting']>[number];

type WaitingRow = {
  readonly offerId: string;
  readonly clientName: string;
  readonly since: Date | string;
  readonly question: string | null;
};

/** The oldest question that nobody has answered. */
const openQuestion = `(SELECT message.text FROM offer_messages message WHERE message.offer_id = offer.id
         AND message.author = 'client' AND message.at >= offer.question_asked_at ORDER BY message.id LIMIT 1)`;

/** Characters that are shown of a question. */
const excerptLength = 160;

/** Reads the offers whose clients wait for an answer, by the indexes of the columns that say so (docs/adr/0025). */
@Injectable()
export class WaitingClientRepository {
  constructor(@InjectRepository(OfferEntity) private readonly rows: Repository<OfferEntity>) {}

  /** At most `limit` clients, the longest wait first: some have asked a question, some have asked for more time. */
  async find(limit: number): Promise<WaitingClient[]> {
    const [questions, extensions] = await Promise.all([
      this.#find('question', 'question_asked_at', openQuestion, limit),
      this.#find('extension', 'extension_requested_at', 'NULL', limit),
    ]);
    return [...questions, ...extensions].sort((one, other) => (one.since < other.since ? -1 : 1)).slice(0, limit);
  }

  async #find(
    reason: WaitingClient['reason'],
    column: 'question_asked_at' | 'extension_requested_at',
    question: string,
    limit: number,
  ): Promise<WaitingClient[]> {
    const index = useIndex(this.rows.manager.dataSource, `ix_offers_${column}`);
    const found = await this.rows.query<WaitingRow[]>(
      `SELECT offer.id AS offerId, offer.client_name AS clientName, offer.${column} AS since, ${question} AS question
       FROM offers offer ${index}
       WHERE ${waitingSql[reason]} ORDER BY offer.${column} LIMIT ${limit}`,
    );
    return found.map((row) => ({
      ...row,
      reason,
      since: readTime(row.since).toISOString(),
      question: row.question && excerpt(row.question, excerptLength),
    }));
  }
}
