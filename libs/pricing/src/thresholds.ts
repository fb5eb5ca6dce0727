import type { Currency } from './currency.js';
import { checkWholeNumber, pricesIn } from './input-checks.js';
import { roundToMinor, toMinor, wholeInBasisPoints } from './money.js';
import type { PriceBook } from './price-book.js';

export interface CompanySize {
  /** Whole number, at least 1. */
  readonly employees: number;
  /** Whole number, at least 1. */
  readonly activeUsers: number;
}

/**
 * Whether the price is a matter for a talk: 5000 employees or more, or more than 500 active users (S1 §9, P7).
 *
 * @throws RangeError for input outside the ranges that {@link CompanySize} states
 */
export function isIndividualPricing(priceBook: PriceBook, { employees, activeUsers }: CompanySize): boolean {
  checkSize({ employees, activeUsers });
  const { employeesFrom, activeUsersAbove } = priceBook.individualPricing;
  return employees >= employeesFrom || activeUsers > activeUsersAbove;
}

/**
 * Whether so large a share of active users is unrealistic: above 35 % of the employees (S1 §5).
 *
 * @throws RangeError for input outside the ranges that {@link CompanySize} states
 */
export function isUnrealisticShare(priceBook: PriceBook, { employees, activeUsers }: CompanySize): boolean {
  checkSize({ employees, activeUsers });
  return activeUsers * wholeInBasisPoints > employees * priceBook.realisticShare;
}

export interface ComfortSuggestionInput extends CompanySize {
  readonly currency: Currency;
  /** `value2025` of the 2025 price; major units, any number of decimals. */
  readonly total2025: number;
}

/**
 * Whether to suggest Comfort: a 2025 total up to the currency's limit, and no individual pricing (S1 §9, P4).
 *
 * @throws RangeError for input outside the ranges that {@link ComfortSuggestionInput} states
 */
export function suggestsComfort(priceBook: PriceBook, input: ComfortSuggestionInput): boolean {
  const limit = toMinor(pricesIn(priceBook, input.currency).comfortSuggestionLimit);
  return roundToMinor(input.total2025) <= limit && !isIndividualPricing(priceBook, input);
}

function checkSize({ employees, activeUsers }: CompanySize): void {
  checkWholeNumber('employees', employees, 1);
  checkWholeNumber('active users', activeUsers, 1);
}
