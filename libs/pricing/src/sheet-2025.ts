import { rowFor } from './contract-length.js';
import type { Currency } from './currency.js';
import { checkMonths, checkWholeNumber, pricesIn } from './input-checks.js';
import { roundToMinor, scale, sum, times, toMajor, toMinor, wholeInBasisPoints } from './money.js';
import type { PriceBook } from './price-book.js';
import { tierFor } from './pricing-tier.js';

export interface Sheet2025Input {
  readonly currency: Currency;
  /** Whole number, at least 1. */
  readonly activeUsers: number;
  /** Whole number, 1 to 12. */
  readonly months: number;
}

/** The four numbers of the 2025 price (S1 §3); major units. */
export interface Sheet2025Price {
  readonly startFee2025: number;
  /** All monthly fees before the discount. */
  readonly monthTotal2025: number;
  /** Zero or negative. */
  readonly longMonthDiscount: number;
  /** Sum of the three others. */
  readonly value2025: number;
}

/**
 * The bundled model of the 2025 spreadsheet (P5): each programme month takes its own discount off the tier fee.
 *
 * @throws RangeError for input outside the ranges that {@link Sheet2025Input} states
 */
export function sheet2025Price(priceBook: PriceBook, input: Sheet2025Input): Sheet2025Price {
  const { currency, activeUsers, months } = input;
  checkMonths(priceBook, months);
  const startFee = toMinor(pricesIn(priceBook, currency).startupFee);
  const fee = toMinor(tierFor(priceBook, currency, activeUsers).fee);
  const monthTotal = times(fee, months);
  const discount = scale(fee, -discountOfMonths(priceBook, months), wholeInBasisPoints);
  return {
    startFee2025: toMajor(startFee),
    monthTotal2025: toMajor(monthTotal),
    longMonthDiscount: toMajor(discount),
    value2025: toMajor(sum([startFee, monthTotal, discount])),
  };
}

/**
 * The 2025 monthly payment: (monthTotal2025 + longMonthDiscount) ÷ months, in major units with at most two decimals
 * (S1 §9). The two amounts may come from the spreadsheet, with any number of decimals.
 *
 * @throws RangeError for amounts that are not finite, and for months below 1
 */
export function monthlyPayment2025(
  price: Pick<Sheet2025Price, 'monthTotal2025' | 'longMonthDiscount'>,
  months: number,
): number {
  checkWholeNumber('months', months, 1);
  const paid = sum([roundToMinor(price.monthTotal2025), roundToMinor(price.longMonthDiscount)]);
  return toMajor(scale(paid, 1, months));
}

/** Sum of the discounts of months 1, 2, 3… of one fee. */
function discountOfMonths(priceBook: PriceBook, months: number): number {
  let discount = 0;
  for (let month = 1; month <= months; month += 1) discount += rowFor(priceBook.rates2025, month).discount;
  return discount;
}
