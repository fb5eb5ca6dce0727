import { Inject, Injectable } from '@nestjs/common';
import {
  limits,
  type Pricing2025,
  type Pricing2025Length,
  type Pricing2025LengthsQuery,
  type Pricing2025Query,
  type User,
} from '@programme/contracts';
import { sheet2025Price, type Currency, type PriceBook } from '@programme/pricing';
import { VisitorAddressService } from '../../platform/addresses/visitor-address.service.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { RateLimiter, type Limit } from '../../platform/rate-limit/rate-limiter.js';
import { tooMany } from '../../platform/errors/problem.error.js';
import { ActivePriceBookService } from '../price-books/active/active-price-book.service.js';
import { NamedPriceBookService } from '../price-books/active/named-price-book.service.js';
import { PriceSheetClient } from './price-sheet.client.js';

/** Of one subscriber: ten a second is more than any person types, and less than a script of theirs would make of us. */
const sheetCallsAMinute: Limit = { name: 'price-sheet-calls', hits: 600, windowMs: 60_000 };

/** The same of all contract lengths of a price, which are up to twelve calls of the sheet. */
const sheetLengthsAMinute: Limit = { name: 'price-sheet-lengths', hits: 30, windowMs: 60_000 };

/** Who asks: `address` is that of the connection, `user` undefined for a visitor. */
type Caller = { readonly address: string; readonly user: User | undefined };

@Injectable()
export class Pricing2025Service {
  constructor(
    private readonly sheets: PriceSheetClient,
    private readonly limiter: RateLimiter,
    private readonly addresses: VisitorAddressService,
    private readonly active: ActivePriceBookService,
    private readonly named: NamedPriceBookService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * The 2025 price, from the currency's configured sheet or else from the model of it in a price book (decision P5): the
   * named one, or the one in force. A configured sheet knows no books. Throws `price-sheet-failed`, `busy`, and
   * `too-many-requests` when one subscriber asks for too many prices that nobody asked for before; what
   * `NamedPriceBookService.find` throws.
   */
  async price(
    currency: Currency,
    { priceBook, ...query }: Pricing2025Query,
    { address, user }: Caller,
  ): Promise<Pricing2025> {
    const sheet = this.#sheetOf(currency);
    if (sheet !== undefined) {
      if (!this.sheets.knows(sheet, query)) await this.#count(sheetCallsAMinute, address);
      return this.sheets.price(sheet, query);
    }
    return sheet2025Price(await this.#book(priceBook, user), programmeOf(currency, query));
  }

  /** The 2025 prices of every contract length, shortest first; otherwise like `price`. */
  async lengths(
    currency: Currency,
    { priceBook, ...size }: Pricing2025LengthsQuery,
    { address, user }: Caller,
  ): Promise<readonly Pricing2025Length[]> {
    const { min, max } = limits.months;
    const queries = Array.from({ length: max - min + 1 }, (_, index) => ({ ...size, am_2025: String(min + index) }));
    const withMonths = (price: Pricing2025, index: number) => ({ months: min + index, ...price });
    const sheet = this.#sheetOf(currency);
    if (sheet !== undefined) {
      if (!queries.every((query) => this.sheets.knows(sheet, query))) await this.#count(sheetLengthsAMinute, address);
      return (await this.sheets.lengths(sheet, queries)).map(withMonths);
    }
    const book = await this.#book(priceBook, user);
    return queries.map((query) => sheet2025Price(book, programmeOf(currency, query))).map(withMonths);
  }

  #sheetOf(currency: Currency): string | undefined {
    const { pln, other } = this.config.priceSheets;
    return currency === 'PLN' ? pln : other;
  }

  async #book(id: string | undefined, user: User | undefined): Promise<PriceBook> {
    return (id === undefined ? this.active.current() : await this.named.find(id, user)).book;
  }

  async #count(limit: Limit, address: string): Promise<void> {
    const waitMs = await this.limiter.consume(limit, this.addresses.key(address));
    if (waitMs > 0) throw tooMany('too-many-requests', waitMs);
  }
}

const programmeOf = (currency: Currency, query: Omit<Pricing2025Query, 'priceBook'>) => ({
  currency,
  activeUsers: Number(query.au_2025),
  months: Number(query.am_2025),
});
