import type { Currency } from './currency.js';
import {
  enterprisePrice,
  enterprisePriceByMonth,
  type EnterpriseByMonthInput,
  type EnterprisePrice,
} from './enterprise-price.js';
import type { PriceBook } from './price-book.js';

/** What a contract of some length costs. Amounts are major units with at most two decimals. */
export interface EnterpriseLength {
  readonly months: number;
  readonly finalTotal: number;
  readonly monthlyPayment: number;
}

/**
 * The same Enterprise programme for every contract length on offer, shortest first.
 *
 * @throws RangeError unless `activeUsers` is a whole number of at least 1
 */
export function enterpriseLengths(
  priceBook: PriceBook,
  { currency, activeUsers }: { readonly currency: Currency; readonly activeUsers: number },
): readonly EnterpriseLength[] {
  return everyLength(priceBook, (months) => enterprisePrice(priceBook, { currency, activeUsers, months }));
}

/**
 * The same for active users by month. A shorter contract has the first of these months; a longer one goes on with
 * `furtherUsers` in every month.
 *
 * @throws RangeError unless all numbers of users are whole numbers of at least 1
 */
export function enterpriseLengthsByMonth(
  priceBook: PriceBook,
  { currency, activeUsersByMonth, furtherUsers }: EnterpriseByMonthInput & { readonly furtherUsers: number },
): readonly EnterpriseLength[] {
  return everyLength(priceBook, (months) =>
    enterprisePriceByMonth(priceBook, {
      currency,
      activeUsersByMonth: Array.from({ length: months }, (_, index) => activeUsersByMonth[index] ?? furtherUsers),
    }),
  );
}

function everyLength(priceBook: PriceBook, price: (months: number) => EnterprisePrice): readonly EnterpriseLength[] {
  const { min, max } = priceBook.months;
  return Array.from({ length: max - min + 1 }, (_, index) => {
    const months = min + index;
    const { finalTotal, monthlyPayment } = price(months);
    return { months, finalTotal, monthlyPayment };
  });
}

/**
 * The longest contract that costs no more than the chosen one: 12 months cost less than 11, and short contracts that are
 * raised to the minimum cost the same. Null when every longer one costs more, or the chosen length is not among them.
 */
export function longerForNoMore(lengths: readonly EnterpriseLength[], months: number): EnterpriseLength | null {
  const chosen = lengths.find((length) => length.months === months);
  if (!chosen) return null;
  return lengths.findLast((length) => length.months > months && length.finalTotal <= chosen.finalTotal) ?? null;
}
