import { Inject, Injectable } from '@nestjs/common';
import type { Pricing2025, Pricing2025Query, User } from '@programme/contracts';
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
    { address, user }: { readonly address: string; readonly user: User | undefined },
  ): Promise<Pricing2025> {
    const { pln, other } = this.config.priceSheets;
    const sheet = currency === 'PLN' ? pln : other;
    if (sheet !== undefined) return this.#sheetPrice(sheet, query, address);
    const [activeUsers, months] = [Number(query.au_2025), Number(query.am_2025)];
    return sheet2025Price(await this.#book(priceBook, user), { currency, activeUsers, months });
  }

  async #book(id: string | undefined, user: User | undefined): Promise<PriceBook> {
    return (id === undefined ? this.active.current() : await this.named.find(id, user)).book;
  }

  async #sheetPrice(sheet: string, query: Omit<Pricing2025Query, 'priceBook'>, address: string): Promise<Pricing2025> {
    if (!this.sheets.knows(sheet, query)) {
      const waitMs = await this.limiter.consume(sheetCallsAMinute, this.addresses.key(address));
      if (waitMs > 0) throw tooMany('too-many-requests', waitMs);
    }
    return this.sheets.price(sheet, query);
  }
}
