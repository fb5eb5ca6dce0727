import { comfortPrice, enterpriseTotal, type PriceBook } from '@programme/pricing';
import type { LogUsage } from '../logs/log-usage.repository.js';

type Prices = { readonly before: number; readonly after: number };

/** Inputs whose prices are remembered; beyond this all are forgotten. */
const mostRemembered = 50_000;

/** Prices of calculations by two books, in major units. Visitors try the same few numbers: their prices are remembered. */
export class UsagePrices {
  readonly #known = new Map<string, Prices>();

  constructor(
    private readonly before: PriceBook,
    private readonly after: PriceBook,
  ) {}

  of(usage: LogUsage): Prices {
    const key = `${usage.calculator === 'comfort'} ${usage.currency} ${usage.activeUsers} ${usage.months}`;
    const known = this.#known.get(key);
    if (known) return known;
    const prices = { before: totalBy(this.before, usage), after: totalBy(this.after, usage) };
    if (this.#known.size >= mostRemembered) this.#known.clear();
    this.#known.set(key, prices);
    return prices;
  }
}

function totalBy(book: PriceBook, { calculator, currency, activeUsers, months }: LogUsage): number {
  return calculator === 'comfort'
    ? comfortPrice(book, { currency, employees: activeUsers, months }).totalCost
    : enterpriseTotal(book, { currency, activeUsers, months });
}
