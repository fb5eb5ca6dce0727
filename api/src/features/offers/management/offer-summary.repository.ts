import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { ListedOffer, PackageType } from '@programme/contracts';
import type { Repository } from 'typeorm';
import { placeholders, readTime } from '../../../platform/database/sql.js';
import type { AcceptanceEvidence } from '../records/evidence.js';
import { OfferEntity } from '../records/offer.entity.js';
import type { OfferSummary } from '../records/offer.mapper.js';

/** A quote of an offer, which has one such row without a quote if there is none. */
type Row = {
  readonly offerId: string;
  readonly packageType: PackageType | null;
  readonly people: number | null;
  readonly monthsCount: number;
  readonly enterprise: number | string | null;
  readonly comfort: number | string | null;
  /** Option in the evidence of the decision that counts; null without one, and of a decline. MariaDB reads the JSON itself. */
  readonly accepted: string | AcceptanceEvidence['option'] | null;
  readonly acceptedAt: Date | string | null;
  readonly opens: number | string | null;
  readonly lastOpenedAt: Date | string | null;
};

const total = (name: string): string => `JSON_EXTRACT(quote.calculated_prices, '$.${name}.discountedTotal')`;

/** Reads what a page of the list shows beside the offers themselves. */
@Injectable()
export class OfferSummaryRepository {
  constructor(@InjectRepository(OfferEntity) private readonly rows: Repository<OfferEntity>) {}

  /** The summaries of offers by their ids, in one statement. */
  async findOf(ids: readonly string[]): Promise<ReadonlyMap<string, OfferSummary>> {
    if (ids.length === 0) return new Map();
    const rows = await this.rows.query<Row[]>(
      `SELECT offer.id AS offerId, quote.package_type AS packageType, quote.months_count AS monthsCount,
         COALESCE(quote.active_users, quote.employees_count) AS people,
         ${total('enterprise')} AS enterprise, ${total('comfort')} AS comfort,
         JSON_EXTRACT(decision.evidence, '$.option') AS accepted, decision.decided_at AS acceptedAt,
         visits.opens, visits.lastOpenedAt
       FROM offers offer
       LEFT JOIN offer_quotes quote ON quote.offer_id = offer.id
       LEFT JOIN offer_decisions decision ON decision.current_offer_id = offer.id
       LEFT JOIN (
         SELECT offer_id, COUNT(*) AS opens, MAX(viewed_at) AS lastOpenedAt FROM offer_views
         WHERE offer_id IN (${placeholders(ids)}) AND is_admin_view = ? GROUP BY offer_id
       ) visits ON visits.offer_id = offer.id
       WHERE offer.id IN (${placeholders(ids)}) ORDER BY offer.id, quote.order_index`,
      [...ids, false, ...ids],
    );
    const byOffer = new Map<string, Row[]>();
    for (const row of rows) byOffer.set(row.offerId, [...(byOffer.get(row.offerId) ?? []), row]);
    return new Map([...byOffer].map(([id, own]) => [id, toSummary(own)]));
  }
}

/** @param rows at least one, all of one offer */
function toSummary(rows: readonly Row[]): OfferSummary {
  const quotes = rows.flatMap(({ packageType, people, monthsCount }) =>
    packageType === null ? [] : [{ packageType, people: people ?? 0, monthsCount }],
  );
  const { accepted, acceptedAt, opens, lastOpenedAt } = rows[0] ?? {};
  return {
    totals: { ...lowest('enterprise', rows), ...lowest('comfort', rows) },
    quotes,
    accepted: accepted && acceptedAt ? toAccepted(accepted, acceptedAt) : null,
    opens: Number(opens ?? 0),
    lastOpenedAt: lastOpenedAt ? readTime(lastOpenedAt).toISOString() : null,
  };
}

function toAccepted(option: NonNullable<Row['accepted']>, at: Date | string): ListedOffer['accepted'] {
  const read = typeof option === 'string' ? (JSON.parse(option) as AcceptanceEvidence['option']) : option;
  const { package: chosen, months, total: price } = read;
  return { package: chosen, months, total: price, at: readTime(at).toISOString() };
}

function lowest(name: 'enterprise' | 'comfort', rows: readonly Row[]): Partial<Record<typeof name, number>> {
  const totals = rows.flatMap((row) => (row[name] === null ? [] : [Number(row[name])]));
  return totals.length > 0 ? { [name]: Math.min(...totals) } : {};
}
