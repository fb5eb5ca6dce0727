import { checkMonths } from './input-checks.js';
import type { DurationModifier, PriceBook, WholeNumberRange } from './price-book.js';

/**
 * The row of the contract-length table that holds for a number of months (S1 §9).
 *
 * @throws RangeError for months that are not on offer
 */
export function durationModifierFor(priceBook: PriceBook, months: number): DurationModifier {
  checkMonths(priceBook, months);
  return rowFor(priceBook.durationModifiers, months);
}

/**
 * The contract lengths one month shorter and one longer, as far as they are on offer (S2 §5), shorter first.
 *
 * @throws RangeError for months that are not on offer
 */
export function neighbours(priceBook: PriceBook, months: number): readonly number[] {
  checkMonths(priceBook, months);
  const { min, max } = priceBook.months;
  return [months - 1, months + 1].filter((neighbour) => neighbour >= min && neighbour <= max);
}

/** The row of a table of ranges that holds a number. */
export function rowFor<Row extends WholeNumberRange>(rows: readonly Row[], value: number): Row {
  const row = rows.find(({ min, max }) => value >= min && value <= max);
  if (!row) throw new RangeError(`The price book has no row for ${value}`);
  return row;
}
