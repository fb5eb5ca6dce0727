import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Overview } from '@programme/contracts';
import type { Repository } from 'typeorm';
import { readTime, useIndex } from '../../../platform/database/sql.js';
import type { AcceptanceEvidence } from '../records/evidence.js';
import { OfferEntity } from '../records/offer.entity.js';

type AcceptedOffer = NonNullable<Overview['accepted']>[number];

type Option = AcceptanceEvidence['option'];

/** MariaDB reads the JSON of the option itself. */
type Row = {
  readonly offerId: string;
  readonly clientName: string;
  readonly accepted: string | Option;
  readonly at: Date | string;
};

/** Reads what clients have accepted lately. */
@Injectable()
export class AcceptedOfferRepository {
  constructor(@InjectRepository(OfferEntity) private readonly rows: Repository<OfferEntity>) {}

  /** At most `limit` offers whose acceptances since then count, the latest first. */
  async findSince(since: Date, limit: number): Promise<AcceptedOffer[]> {
    const index = useIndex(this.rows.manager.dataSource, 'ix_offer_decisions_decided_at');
    const found = await this.rows.query<Row[]>(
      `SELECT offer.id AS offerId, offer.client_name AS clientName, decision.decided_at AS at,
         JSON_EXTRACT(decision.evidence, '$.option') AS accepted
       FROM offer_decisions decision ${index} JOIN offers offer ON offer.id = decision.current_offer_id
       WHERE decision.decided_at >= ? AND decision.kind = 'accepted' AND offer.withdrawn_at IS NULL
       ORDER BY decision.decided_at DESC LIMIT ${limit}`,
      [since],
    );
    return found.map(({ accepted, at, ...offer }) => {
      const { total, currency } = typeof accepted === 'string' ? (JSON.parse(accepted) as Option) : accepted;
      return { ...offer, total, currency, at: readTime(at).toISOString() };
    });
  }
}
