import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { DeclineReason, Overview } from '@programme/contracts';
import type { Repository } from 'typeorm';
import { readTime, useIndex } from '../../../platform/database/sql.js';
import { excerpt } from '../../../platform/names/excerpt.js';
import type { Evidence } from '../records/evidence.js';
import { OfferEntity } from '../records/offer.entity.js';

type DecidedOffer = NonNullable<Overview['decisions']>[number];

type Row = Pick<DecidedOffer, 'offerId' | 'clientName' | 'currency'> & {
  readonly at: Date | string;
  /** MariaDB reads the JSON itself. */
  readonly evidence: string | Evidence;
};

/** Characters that are shown of what a client says. */
const excerptLength = 160;

/** Reads what clients decided. */
@Injectable()
export class DecidedOfferRepository {
  constructor(@InjectRepository(OfferEntity) private readonly rows: Repository<OfferEntity>) {}

  /** At most `limit` offers that were decided since then, the latest first. */
  async findLatest(since: Date, limit: number): Promise<DecidedOffer[]> {
    const index = useIndex(this.rows.manager.dataSource, 'ix_offer_decisions_decided_at');
    const found = await this.rows.query<Row[]>(
      `SELECT offer.id AS offerId, offer.client_name AS clientName, offer.currency AS currency,
       decision.decided_at AS at, decision.evidence AS evidence
       FROM offer_decisions decision ${index} JOIN offers offer ON offer.id = decision.current_offer_id
       WHERE decision.decided_at >= ? AND offer.withdrawn_at IS NULL
       ORDER BY decision.decided_at DESC, decision.id DESC LIMIT ${limit}`,
      [since],
    );
    return found.map(({ at, evidence, ...offer }) => {
      const read = typeof evidence === 'string' ? (JSON.parse(evidence) as Evidence) : evidence;
      const said = read.text?.trim();
      return {
        ...offer,
        kind: read.kind,
        at: readTime(at).toISOString(),
        total: read.kind === 'accepted' ? read.option.total : null,
        reason: read.kind === 'declined' ? read.reason : null,
        text: said ? excerpt(said, excerptLength) : null,
      };
    });
  }

  /** Why most of the offers made since then were declined; null where none was. */
  async findDeclineReason(since: Date): Promise<DeclineReason | null> {
    const index = useIndex(this.rows.manager.dataSource, 'ix_offers_created_at_id');
    const [most] = await this.rows.query<{ reason: string }[]>(
      `SELECT JSON_EXTRACT(decision.evidence, '$.reason') AS reason FROM offers offer ${index}
       JOIN offer_decisions decision ON decision.current_offer_id = offer.id
       WHERE offer.created_at >= ? AND offer.decision = 'declined' AND offer.withdrawn_at IS NULL
       GROUP BY JSON_EXTRACT(decision.evidence, '$.reason') ORDER BY COUNT(*) DESC, reason LIMIT 1`,
      [since],
    );
    // MariaDB answers with the JSON of a text.
    return most ? (most.reason.replaceAll('"', '') as DeclineReason) : null;
  }
}
