import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
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
};

type FigureRow = { readonly [Name in keyof OfferFigures]: OfferFigures[Name] | string };

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
    const found = await this.rows.query<FigureRow[]>(
      `SELECT offer.currency AS currency, COUNT(*) AS made, COUNT(visits.first_at) AS opened,
       ${countOf(`${secondsBetween(dataSource, 'visits.first_at', 'visits.last_at')} >= ${returnSeconds}`)} AS openedAgain,
       ${countOf(`${undecidedSql} AND ${lastDay} >= ?`)} AS open,
       ${countOf(`${undecidedSql} AND ${lastDay} BETWEEN ? AND ?`)} AS expiring,
       ${countOf(`${undecidedSql} AND ${lastDay} < ?`)} AS expired
       FROM offers offer ${useIndex(dataSource, 'ix_offers_created_at_id')}
       LEFT JOIN (
         SELECT offer_id, MIN(viewed_at) AS first_at, MAX(viewed_at) AS last_at
         FROM offer_views ${useIndex(dataSource, 'ix_offer_views_viewed_at')}
         WHERE viewed_at >= ? AND is_admin_view = 0 GROUP BY offer_id
       ) visits ON visits.offer_id = offer.id
       WHERE offer.created_at >= ? GROUP BY offer.currency`,
      [today, today, soon, today, since, since],
    );
    return found.map(({ currency, ...counts }) => ({
      currency: currency as Currency,
      made: Number(counts.made),
      opened: Number(counts.opened),
      openedAgain: Number(counts.openedAgain),
      open: Number(counts.open),
      expiring: Number(counts.expiring),
      expired: Number(counts.expired),
    }));
  }
}

/** Rows of a group that fulfil a condition. */
const countOf = (condition: string): string => `COUNT(CASE WHEN ${condition} THEN 1 END)`;
