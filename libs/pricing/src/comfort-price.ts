import { rateOfMonths } from './comfort-plan.js';
import { roundUpSeats } from './comfort-seats.js';
import type { Currency } from './currency.js';
import { checkWholeNumber } from './input-checks.js';
import { times, toMajor } from './money.js';
import type { PriceBook } from './price-book.js';

export interface ComfortInput {
  readonly currency: Currency;
  /** Whole number, at least 1. */
  readonly employees: number;
  /** Whole number, 1 to 12. */
  readonly months: number;
}

/** A Comfort price of an offer (S2 §3). Amounts are major units of the currency with at most two decimals. */
export interface ComfortPrice {
  /** The employees rounded up to a multiple of 5. */
  readonly seats: number;
  /** All seats for the whole length. */
  readonly baseCost: number;
  /** Equal to `baseCost`: an offer's Comfort price has no add-ons (S2 §9). */
  readonly totalCost: number;
  /** One seat for the whole length. */
  readonly perUserCost: number;
  /** One seat for one month, as the price table says it (P15); a pack's months times this can differ from its total. */
  readonly monthlyRate: number;
  /** Length of the pack; null where flex months make up the price. */
  readonly packMonths: number | null;
}

/**
 * Prices Comfort for an offer: a pack where one has exactly this length, else flex for each month (S1 §9, S2 §9).
 *
 * @throws RangeError for input outside the ranges that {@link ComfortInput} states
 */
export function comfortPrice(priceBook: PriceBook, { currency, employees, months }: ComfortInput): ComfortPrice {
  checkWholeNumber('employees', employees, 1);
  const seats = roundUpSeats(priceBook, employees);
  const { packMonths, monthlyRate, perUser } = rateOfMonths(priceBook, currency, months);
  const cost = toMajor(times(perUser, seats));
  return {
    seats,
    baseCost: cost,
    totalCost: cost,
    perUserCost: toMajor(perUser),
    monthlyRate: toMajor(monthlyRate),
    packMonths,
  };
}
