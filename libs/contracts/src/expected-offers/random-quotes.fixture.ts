import { limits, type NewQuote } from '../index.js';
import type { Currency } from '@programme/pricing';
import fc from 'fast-check';
import { comfortAmounts, enterpriseAmounts } from './quote-arithmetic.fixture.js';

const hundredths = (max: number) => fc.integer({ min: 0, max: 100 * max }).map((cents) => cents / 100);

/** An amount is a share of the cheapest price that it is taken off, of which it leaves what is rounded to one unit (decisions P10, P23). */
const discount = fc.oneof(
  fc.constant({ type: 'none' as const, value: null }),
  fc.oneof(fc.constantFrom(0, 100), hundredths(100)).map((value) => ({ type: 'percentage' as const, value })),
  fc.oneof(fc.constantFrom(0, 1), hundredths(1)).map((value) => ({ type: 'amount' as const, value })),
);

type ShareOrPercentage = { readonly type: 'none' | 'percentage' | 'amount'; readonly value: number | null };

/** @param price in major units */
const discountOf = ({ type, value }: ShareOrPercentage, price: number): number | null => {
  if (type !== 'amount' || value === null) return value;
  const inCents = Math.round(100 * price);
  return Math.min(Math.floor(inCents * value), inCents - 50) / 100;
};

/** The lowest total of the lengths that a quote offers: its own, and those a month shorter and longer. */
function cheapest(months: number, totalOf: (months: number) => number): number {
  const { min, max } = limits.months;
  const offered = [months - 1, months, months + 1].filter((length) => length >= min && length <= max);
  return Math.min(...offered.map(totalOf));
}

const anyQuote = (currency: Currency): fc.Arbitrary<NewQuote> =>
  fc
    .record({
      packageType: fc.constantFrom('enterprise' as const, 'comfort' as const, 'both' as const),
      activeUsers: fc.oneof(fc.integer({ min: 1, max: 3500 }), fc.constantFrom(50, 51, 3000, 3001, limits.people)),
      employeesCount: fc.integer({ min: 1, max: 6000 }),
      monthsCount: fc.integer(limits.months),
      startupFeeOverride: fc.option(fc.oneof(fc.constant(0), hundredths(20_000))),
      note: fc.option(fc.constantFrom('Zażółć gęślą jaźń', 'Dos líneas\nde texto', 'x '.repeat(limits.note / 2 - 1))),
      one: discount,
      other: discount,
    })
    .map(({ one, other, ...terms }): NewQuote => {
      const priceOf = (amounts: typeof enterpriseAmounts) =>
        cheapest(terms.monthsCount, (months) => amounts(terms, currency, months).total);
      const enterprise = discountOf(one, priceOf(enterpriseAmounts));
      const comfortTotal = priceOf(comfortAmounts);
      return {
        ...terms,
        discountType: one.type,
        discountValue: terms.packageType === 'comfort' ? discountOf(one, comfortTotal) : enterprise,
        enterpriseDiscountType: one.type,
        enterpriseDiscountValue: enterprise,
        comfortDiscountType: other.type,
        comfortDiscountValue: discountOf(other, comfortTotal),
      };
    });

/** The same quotes each time, of every kind, length and discount that an offer may have. */
export const randomQuotes = (count: number, currency: Currency): NewQuote[] =>
  fc.sample(anyQuote(currency), {
    numRuns: count,
    seed: (fc.readConfigureGlobal().seed ?? 2026) + currency.charCodeAt(0),
  });

/** The quotes of an offer, one to five of them. */
export const quotesOfOffer = (currency: Currency): fc.Arbitrary<NewQuote[]> =>
  fc.array(anyQuote(currency), { minLength: 1, maxLength: 5 });
