import fc from 'fast-check';
import {
  currencies,
  effectiveDiscounts,
  enterprisePrice,
  firstPriceBook,
  largestDiscount,
  neighbours,
  type Discount,
  type QuoteTerms,
} from './index.js';

const none: Discount = { type: 'none', value: null };
const percent = (value: number): Discount => ({ type: 'percentage', value });
const amount = (value: number): Discount => ({ type: 'amount', value });

const enterprise = (discount: Discount, startupFeeOverride: number | null = null): QuoteTerms => ({
  currency: 'PLN',
  months: 6,
  enterprise: { activeUsers: 120, startupFeeOverride, discount },
});
const comfort = (discount: Discount): QuoteTerms => ({
  currency: 'EUR',
  months: 12,
  comfort: { employees: 12, discount },
});

describe('effectiveDiscounts', () => {
  // List prices: 34 750 for 6 months, 33 375 for 5, 38 875 for 7; 10 000 of each is the startup fee. None is below 25 000.
  it.each<[name: string, terms: QuoteTerms, discounts: readonly number[]]>([
    ['no discount', enterprise(none), [0, 0, 0]],
    ['a value without a type', enterprise({ type: null, value: 10 }), [0, 0, 0]],
    ['a value that its type says not to take', enterprise({ type: 'none', value: 10 }), [0, 0, 0]],
    ['a type whose value is missing', enterprise({ type: 'amount' }), [0, 0, 0]],
    ['a type whose value is null', enterprise({ type: 'percentage', value: null }), [0, 0, 0]],
    ['a percentage, without the rounding to whole units', enterprise(percent(25)), [25, 25, 25]],
    ['hundredths of a percentage', enterprise(percent(12.34)), [12.34, 12.34, 12.34]],
    ['an amount, which weighs more on a lower price', enterprise(amount(3475)), [10, 10.42, 8.94]],
    ['no startup fee', enterprise(none, 0), [28.06, 25.1, 25.73]],
    ['no startup fee and a percentage of the rest', enterprise(percent(10), 0), [35.26, 32.59, 33.16]],
    ['a higher startup fee than the list has', enterprise(none, 20_000), [0, 0, 0]],
    ['a higher startup fee, set off against a percentage', enterprise(percent(10), 12_000), [4.83, 4.61, 5.37]],
    ['everything', enterprise(percent(100)), [100, 100, 100]],
    ['Comfort', comfort(percent(20)), [20, 20]],
  ])('%s', (_name, terms, discounts) => {
    expect(effectiveDiscounts(firstPriceBook, terms).map(({ discount }) => discount)).toEqual(discounts);
  });

  it('does not count a lower fee where the minimum total holds', () => {
    const terms: QuoteTerms = {
      currency: 'USD',
      months: 1,
      enterprise: { activeUsers: 1, startupFeeOverride: 0, discount: none },
    };
    const list = enterprisePrice(firstPriceBook, { currency: 'USD', activeUsers: 1, months: 1 });
    const [own] = effectiveDiscounts(firstPriceBook, terms);
    const paid = enterprisePrice(firstPriceBook, {
      currency: 'USD',
      activeUsers: 1,
      months: 1,
      startupFeeOverride: 0,
    });
    expect(paid.wasAdjustedToMinimum).toBe(true);
    expect(own?.discount).toBe(Math.ceil(10_000 * (1 - paid.finalTotal / list.finalTotal) - 1e-9) / 100);
  });

  it('names the options of both packages, each with its own discount', () => {
    const both = { ...enterprise(percent(5)), comfort: { employees: 120, discount: percent(30) } };
    const options = effectiveDiscounts(firstPriceBook, both);
    expect(options).toEqual(
      [6, 5, 7].flatMap((months) => [
        { package: 'enterprise', months, discount: 5 },
        { package: 'comfort', months, discount: 30 },
      ]),
    );
    expect(largestDiscount(options)).toBe(30);
    expect(largestDiscount([])).toBe(0);
  });

  const percentages = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);
  const anyTerms = fc.record({
    currency: fc.constantFrom(...currencies),
    months: fc.integer({ min: 1, max: 12 }),
    activeUsers: fc.integer({ min: 1, max: 5000 }),
    fee: fc.option(fc.integer({ min: 0, max: 2_000_000 }).map((cents) => cents / 100)),
    discount: fc.oneof(
      fc.constant(none),
      percentages.map(percent),
      fc.integer({ min: 0, max: 10_000_000 }).map((cents) => amount(cents / 100)),
    ),
  });

  it('is the percentage itself at the list fee, for every option', () => {
    fc.assert(
      fc.property(anyTerms, percentages, ({ currency, months, activeUsers }, value) => {
        const options = effectiveDiscounts(firstPriceBook, {
          currency,
          months,
          enterprise: { activeUsers, startupFeeOverride: null, discount: percent(value) },
          comfort: { employees: activeUsers, discount: percent(value) },
        });
        expect(options).toHaveLength(2 * (1 + neighbours(firstPriceBook, months).length));
        expect(options.every(({ discount }) => discount === value)).toBe(true);
      }),
    );
  });

  it('is above a limit exactly when less is paid than the limit leaves', () => {
    fc.assert(
      fc.property(anyTerms, percentages, ({ currency, months, activeUsers, fee, discount }, limit) => {
        const terms = { currency, months, enterprise: { activeUsers, startupFeeOverride: fee, discount } };
        for (const option of effectiveDiscounts(firstPriceBook, terms)) {
          const input = { currency, activeUsers, months: option.months };
          const list = cents(enterprisePrice(firstPriceBook, input).finalTotal);
          const asked = cents(enterprisePrice(firstPriceBook, { ...input, startupFeeOverride: fee }).finalTotal);
          // In ten-thousandths of a cent, as far as an amount or a percentage can go.
          const paid =
            discount.type === 'percentage'
              ? asked * (10_000n - cents(discount.value ?? 0))
              : larger(asked - cents(discount.value ?? 0), 0n) * 10_000n;
          expect(option.discount > limit).toBe(paid < list * (10_000n - cents(limit)));
          expect(option.discount).toBeGreaterThanOrEqual(0);
          expect(option.discount).toBeLessThanOrEqual(100);
        }
      }),
    );
  });
});

const cents = (value: number): bigint => BigInt(Math.round(value * 100));
const larger = (one: bigint, other: bigint): bigint => (one > other ? one : other);
