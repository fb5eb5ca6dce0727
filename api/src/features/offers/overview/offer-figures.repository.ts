import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { DecisionKind } from '@programme/contracts';
import type { Currency } from '@programme/pricing';
import type { Repository } from 'typeorm';
import { secondsBetween, useIndex } from '../../../platform/database/sql.js';
import { OfferEntity } from '../records/offer.entity.js';
import { undecidedSql } from '../records/offer-status.js';

/** How many offers of a currency were made, and what became of them. */
export type OfferFigures = {
  readonly currency: Currency;
  readonly made: number;
  readonly opened: number;
  readonly openedAgain: number;
  readonly open: number;
  readonly expiring: number;
  readonly expired: number;
  /** Sent by e-mail, or known to have reached the client otherwise: opened, or answered. */
  readonly sent: number;
  readonly accepted: number;
  readonly declined: number;
  /** What the open ones come to at least: of each, the cheapest option that it proposes. */
  readonly openTotal: number;
  readonly acceptedTotal: number;
};

type FigureRow = { readonly [Name in keyof OfferFigures]: OfferFigures[Name] | string | null };

/** Seconds after which another opening is a return, and not a reload. */
const returnSeconds = 3600;

@Injectable()
export class OfferFiguresRepository {
  constructor(@InjectRepository(OfferEntity) private readonly rows: Repository<OfferEntity>) {}

  /**
   * Counts the offers made since a moment, by currency. An offer is opened after it was made, so that older visits need
   * not be read.
   *
   * @param today offers that end before it are expired
   * @param soon offers that end from today to this day are expiring
   */
  async count(since: Date, today: string, soon: string): Promise<OfferFigures[]> {
    const { dataSource } = this.rows.manager;
    const lastDay = 'offer.valid_until';
    const isOpen = `${undecidedSql} AND ${lastDay} >= ?`;
    const found = await this.rows.query<FigureRow[]>(
      `SELECT offer.currency AS currency, COUNT(*) AS made, COUNT(visits.first_at) AS opened,
       ${countOf(`${secondsBetween(dataSource, 'visits.first_at', 'visits.last_at')} >= ${returnSeconds}`)} AS openedAgain,
       ${countOf(isOpen)} AS open, SUM(CASE WHEN ${isOpen} THEN ${cheapestTotal} END) AS openTotal,
       ${countOf(`${undecidedSql} AND ${lastDay} BETWEEN ? AND ?`)} AS expiring,
       ${countOf(`${undecidedSql} AND ${lastDay} < ?`)} AS expired, ${countOf(reachedClient)} AS sent,
       ${countOf(decided('accepted'))} AS accepted, ${countOf(decided('declined'))} AS declined,
       SUM(CASE WHEN ${decided('accepted')} THEN ${acceptedTotal} END) AS acceptedTotal
       FROM offers offer ${useIndex(dataSource, 'ix_offers_created_at_id')}
       LEFT JOIN (
         SELECT offer_id, MIN(viewed_at) AS first_at, MAX(viewed_at) AS last_at
         FROM offer_views ${useIndex(dataSource, 'ix_offer_views_viewed_at')}
         WHERE viewed_at >= ? AND is_admin_view = 0 GROUP BY offer_id
       ) visits ON visits.offer_id = offer.id
       WHERE offer.created_at >= ? GROUP BY offer.currency`,
      [today, today, today, soon, today, since, since],
    );
    return found.map(({ currency, ...figures }) => ({
      currency: currency as Currency,
      made: Number(figures.made),
      opened: Number(figures.opened),
      openedAgain: Number(figures.openedAgain),
      open: Number(figures.open),
      expiring: Number(figures.expiring),
      expired: Number(figures.expired),
      sent: Number(figures.sent),
      accepted: Number(figures.accepted),
      declined: Number(figures.declined),
      openTotal: inCents(figures.openTotal),
      acceptedTotal: inCents(figures.acceptedTotal),
    }));
  }

  /** Hours from making the offers of that time until half of those opened were opened; null where none was. */
  hoursToOpen(since: Date): Promise<number | null> {
    const { dataSource } = this.rows.manager;
    return this.#medianHours(
      `SELECT ${secondsBetween(dataSource, 'offer.created_at', 'MIN(visit.viewed_at)')} AS seconds
       FROM offers offer ${useIndex(dataSource, 'ix_offers_created_at_id')}
       JOIN offer_views visit ON visit.offer_id = offer.id AND visit.is_admin_view = 0
       WHERE offer.created_at >= ? GROUP BY offer.id, offer.created_at`,
      since,
    );
  }

  /** Hours from making the offers of that time until half of those decided were decided; null where none was. */
  hoursToDecide(since: Date): Promise<number | null> {
    const { dataSource } = this.rows.manager;
    return this.#medianHours(
      `SELECT ${secondsBetween(dataSource, 'offer.created_at', 'decision.decided_at')} AS seconds
       FROM offers offer ${useIndex(dataSource, 'ix_offers_created_at_id')}
       JOIN offer_decisions decision ON decision.current_offer_id = offer.id
       WHERE offer.created_at >= ? AND offer.withdrawn_at IS NULL`,
      since,
    );
  }

  /** The median is the one duration in the middle, or the mean of the two. */
  async #medianHours(durations: string, since: Date): Promise<number | null> {
    const [found] = await this.rows.query<{ seconds: number | string | null }[]>(
      `SELECT AVG(seconds) AS seconds FROM (
         SELECT seconds, ROW_NUMBER() OVER (ORDER BY seconds) AS place, COUNT(*) OVER () AS size
         FROM (${durations}) durations
       ) ranked WHERE place * 2 BETWEEN size AND size + 2`,
      [since],
    );
    const seconds = found?.seconds ?? null;
    return seconds === null ? null : Number(seconds) / 3600;
  }
}

const totalOf = (name: string): string => `JSON_EXTRACT(quote.calculated_prices, '$.${name}.discountedTotal') + 0`;

/** A sum, which an engine may read out of JSON only when the condition before it holds. */
const cheapestTotal = `(SELECT MIN(CASE WHEN ${totalOf('enterprise')} IS NULL
           OR ${totalOf('comfort')} < ${totalOf('enterprise')} THEN ${totalOf('comfort')} ELSE ${totalOf('enterprise')} END)
         FROM offer_quotes quote WHERE quote.offer_id = offer.id)`;

const acceptedTotal = `(SELECT JSON_EXTRACT(decision.evidence, '$.option.total') + 0 FROM offer_decisions decision
         WHERE decision.current_offer_id = offer.id)`;

const decided = (kind: DecisionKind): string => `offer.decision = '${kind}' AND offer.withdrawn_at IS NULL`;

const reachedClient = `visits.first_at IS NOT NULL OR offer.decision IS NOT NULL OR EXISTS (
         SELECT 1 FROM offer_events event WHERE event.offer_id = offer.id AND event.action = 'sent')`;

/** Sums of binary fractions differ from cents by less than a thousandth of one. */
const inCents = (sum: number | string | null): number => Math.round(Number(sum ?? 0) * 100) / 100;

/** Rows of a group that fulfil a condition. */
const countOf = (condition: string): string => `COUNT(CASE WHEN ${condition} THEN 1 END)`;
