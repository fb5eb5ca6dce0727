import { Inject, Injectable } from '@nestjs/common';
import type { Pricing2025, Pricing2025Query } from '@programme/contracts';
import { currentPriceBook, sheet2025Price, type Currency } from '@programme/pricing';
import { CONFIG, type Config } from '../config/config.js';
import { PriceSheetClient } from './price-sheet.client.js';

@Injectable()
export class Pricing2025Service {
  constructor(
    private readonly sheets: PriceSheetClient,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** The 2025 price, from the currency's configured sheet or else from the bundled model of it (decision P5). */
  async price(currency: Currency, query: Pricing2025Query): Promise<Pricing2025> {
    const { pln, other } = this.config.priceSheets;
    const sheet = currency === 'PLN' ? pln : other;
    if (sheet !== undefined) return this.sheets.price(sheet, query);
    const [activeUsers, months] = [Number(query.au_2025), Number(query.am_2025)];
    return sheet2025Price(currentPriceBook, { currency, activeUsers, months });
  }
}
