import { excessiveDiscounts, quoteFields, quoteTerms, type NewQuote } from '@programme/contracts';
import { currentPriceBook, quotePrices, type Currency } from '@programme/pricing';
import fc from 'fast-check';

const money = (max: number) => fc.integer({ min: 0, max: 100 * max }).map((cents) => cents / 100);

const discount = fc.oneof(
  fc.constant({ type: 'none' as const, value: null }),
  money(100).map((value) => ({ type: 'percentage' as const, value })),
  money(30_000).map((value) => ({ type: 'amount' as const, value })),
);

const quote = fc
  .record({
    packageType: fc.constantFrom('enterprise' as const, 'comfort' as const, 'both' as const),
    activeUsers: fc.oneof(fc.integer({ min: 1, max: 3500 }), fc.constantFrom(50, 51, 3000, 3001, 1_000_000)),
    employeesCount: fc.integer({ min: 1, max: 6000 }),
    monthsCount: fc.integer({ min: 1, max: 12 }),
    startupFeeOverride: fc.option(money(20_000)),
    one: discount,
    other: discount,
  })
  .map(({ one, other, ...terms }): NewQuote => ({
    ...terms,
    discountType: one.type,
    discountValue: one.value,
    enterpriseDiscountType: one.type,
    enterpriseDiscountValue: one.value,
    comfortDiscountType: other.type,
    comfortDiscountValue: other.value,
  }));

/** Whether an offer may have the quote (decision P21). */
function isAllowed(candidate: NewQuote, currency: Currency): boolean {
  const fields = quoteFields(candidate);
  return excessiveDiscounts(fields, quotePrices(currentPriceBook, quoteTerms(fields, currency))).length === 0;
}

/** The same quotes each time, of every kind, length and discount that an offer may have. */
export const randomQuotes = (count: number, currency: Currency): NewQuote[] =>
  fc.sample(
    quote.filter((candidate) => isAllowed(candidate, currency)),
    { numRuns: count, seed: 2026 + currency.charCodeAt(0) },
  );
