import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { quoteFieldNames, type QuoteFields } from '@programme/contracts';
import type { Currency } from '@programme/pricing';
import { IsNull, MoreThan, MoreThanOrEqual, type FindOptionsWhere, type Repository } from 'typeorm';
import { RowMapper, type Row } from '../../../platform/database/row-mapper.js';
import { slicesById } from '../../../platform/database/row-statements.js';
import { OfferEntity } from './offer.entity.js';
import { endingNames, undecidedSql } from './offer-status.js';
import { OfferQuoteEntity } from './offer-quote.entity.js';

/** `isUndecided` as a repository's condition. */
export const undecided = Object.fromEntries(
  endingNames.map((name) => [name, IsNull()]),
) satisfies FindOptionsWhere<OfferEntity>;

/** Condition for offers that somebody may answer today. */
export const openOn = (today: string) =>
  ({ ...undecided, validUntil: MoreThanOrEqual(today) }) satisfies FindOptionsWhere<OfferEntity>;

/** A quote of an open offer, with its totals after discount as they were offered. */
export type OpenQuote = {
  readonly offerId: string;
  readonly clientName: string;
  readonly currency: Currency;
  readonly terms: QuoteFields;
  readonly totals: { readonly enterprise: number | undefined; readonly comfort: number | undefined };
};

/** Offers of one slice: their quotes are read and priced in some ten milliseconds, in which nothing else runs. */
const sliceOffers = 200;

/** What the terms of a quote consist of: its stored prices, which are long, are not read. */
const termColumns = ['id', ...quoteFieldNames] as const;

const total = (name: string): string => `JSON_EXTRACT(quote.calculated_prices, '$.${name}.discountedTotal') AS ${name}`;

/** Reads the quotes of open offers, a slice of offers at a time. */
@Injectable()
export class OpenOfferRepository {
  readonly #quotes: RowMapper<OfferQuoteEntity, (typeof termColumns)[number]>;

  constructor(@InjectRepository(OfferQuoteEntity) private readonly rows: Repository<OfferQuoteEntity>) {
    this.#quotes = new RowMapper(rows, 'quote', termColumns);
  }

  /** Slices of the open offers with fixed discounts, with the quotes that have them. */
  withFixedDiscounts(today: string): AsyncGenerator<OfferEntity[], void> {
    const fixed = (['discountType', 'enterpriseDiscountType', 'comfortDiscountType'] as const).map((name) => ({
      [name]: 'amount',
    }));
    return slicesById<OfferEntity>('', (after, take) =>
      this.rows.manager.find(OfferEntity, {
        where: fixed.map((quotes) => ({ id: MoreThan(after), ...openOn(today), quotes })),
        relations: { quotes: true },
        order: { id: 'ASC' },
        take,
      }),
    );
  }

  /** Slices of the quotes of undecided offers whose last day is not before a day; all quotes of an offer are in one slice. */
  async *since(day: string): AsyncGenerator<readonly OpenQuote[], void> {
    let after = '';
    for (;;) {
      const rows = await this.rows.query<Row[]>(
        `SELECT offer.id AS offerId, offer.client_name AS clientName, offer.currency AS currency,
         ${this.#quotes.selection}, ${total('enterprise')}, ${total('comfort')} FROM (
           SELECT id, client_name, currency FROM offers offer
           WHERE id > ? AND valid_until >= ? AND ${undecidedSql} ORDER BY id LIMIT ${sliceOffers}
         ) offer LEFT JOIN offer_quotes quote ON quote.offer_id = offer.id ORDER BY offer.id`,
        [after, day],
      );
      const last = rows.at(-1);
      if (!last) return;
      yield rows.flatMap((row) => this.#toQuote(row));
      after = String(last['offerId']);
    }
  }

  #toQuote(row: Row): OpenQuote[] {
    const terms = this.#quotes.one(row);
    if (!terms) return [];
    return [
      {
        offerId: String(row['offerId']),
        clientName: String(row['clientName']),
        currency: row['currency'] as Currency,
        terms,
        totals: { enterprise: amountOf(row['enterprise']), comfort: amountOf(row['comfort']) },
      },
    ];
  }
}

/** MariaDB answers the text of the JSON. */
const amountOf = (value: unknown): number | undefined => (value == null ? undefined : Number(value));
