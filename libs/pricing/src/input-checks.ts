import type { Currency } from './currency.js';
import { toMinor, type Minor } from './money.js';
import type { CurrencyPrices, PriceBook } from './price-book.js';

/** @throws RangeError unless the value is a whole number within the bounds (both included) */
export function checkWholeNumber(name: string, value: number, min: number, max = Number.MAX_SAFE_INTEGER): void {
  if (!Number.isSafeInteger(value) || value < min || value > max) {
    const bounds = max === Number.MAX_SAFE_INTEGER ? `at least ${min}` : `${min} to ${max}`;
    throw new RangeError(`${name} must be a whole number, ${bounds}, not ${value}`);
  }
}

/** @throws RangeError unless the price book offers contracts of this many months (P6) */
export function checkMonths(priceBook: PriceBook, months: number): void {
  checkWholeNumber('months', months, priceBook.months.min, priceBook.months.max);
}

/** @throws RangeError unless the value is zero or more, with at most two decimals */
export function toMinorFromZero(name: string, value: number): Minor {
  if (!(value >= 0)) throw new RangeError(`${name} must not be negative, and is ${value}`);
  return toMinor(value);
}

/** @throws RangeError for a currency that the price book has no prices in */
export function pricesIn(priceBook: PriceBook, currency: Currency): CurrencyPrices {
  // The type forbids other currencies; a value that came over the network may still carry one.
  if (!Object.hasOwn(priceBook.currencies, currency)) throw new RangeError(`There are no prices in ${currency}`);
  return priceBook.currencies[currency];
}
