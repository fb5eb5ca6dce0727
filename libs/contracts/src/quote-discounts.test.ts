import { currencies, firstPriceBook, quotePrices } from '@programme/pricing';
import fc from 'fast-check';
import { discountAsPercentage, excessiveDiscounts, type DiscountField } from './quote-discounts.js';
import { quoteFields, quoteTerms, type NewQuote } from './quote.schema.js';

const excessOf = (quote: NewQuote) => {
  const fields = quoteFields(quote);
  return excessiveDiscounts(fields, quotePrices(firstPriceBook, quoteTerms(fields, 'PLN')));
};
// 10 000 + 6 × 5 500 × 0.75.
const enterprise = { packageType: 'enterprise', activeUsers: 120, monthsCount: 6 } as const;

describe('A fixed discount that leaves nothing of a price (P21, P23)', () => {
  it('is found with the length that costs so little: of several the cheapest', () => {
    // 10 000 + 5 × 5 500 × 0.85.
    const found = [{ field: 'discountValue', months: 5, price: 33_375 }];
    expect(excessOf({ ...enterprise, discountType: 'amount', discountValue: 33_375 })).toEqual(found);
    expect(excessOf({ ...enterprise, discountType: 'amount', discountValue: 40_000 })).toEqual(found);
  });

  it('is found at a neighbour that is cheaper than the own length', () => {
    const comfort: NewQuote = { packageType: 'comfort', employeesCount: 100, monthsCount: 11 };
    expect(excessOf({ ...comfort, discountType: 'amount', discountValue: 18_000 })).toEqual([
      { field: 'discountValue', months: 12, price: 18_000 },
    ]);
    expect(excessOf({ ...comfort, discountType: 'amount', discountValue: 17_999.5 })).toEqual([]);
  });

  it('is found where what it leaves is rounded to nothing', () => {
    // Five seats in a pack of six months: 5 × 35.99 = 179.95 EUR.
    const found = (discountValue: number) => {
      const quote: NewQuote = { packageType: 'comfort', employeesCount: 1, monthsCount: 6 };
      const fields = quoteFields({ ...quote, discountType: 'amount', discountValue });
      return excessiveDiscounts(fields, quotePrices(firstPriceBook, quoteTerms(fields, 'EUR')));
    };
    expect(found(179.46)).toEqual([{ field: 'discountValue', months: 6, price: 179.95 }]);
    expect(found(179.45)).toEqual([]);
  });

  it('is found for each of both packages', () => {
    const both = {
      ...enterprise,
      packageType: 'both',
      enterpriseDiscountType: 'amount',
      comfortDiscountType: 'amount',
    };
    const quote = { ...both, enterpriseDiscountValue: 40_000, comfortDiscountValue: 18_000 } as NewQuote;
    expect(excessOf(quote)).toEqual([
      { field: 'enterpriseDiscountValue', months: 5, price: 33_375 },
      { field: 'comfortDiscountValue', months: 6, price: 18_000 },
    ]);
  });

  it.each([
    { discountType: 'amount', discountValue: 33_374.5 },
    { discountType: 'percentage', discountValue: 100 },
    { discountType: 'none', discountValue: 99_999 },
    { discountType: 'amount', discountValue: null },
  ] as const)('is not what %j is', (discount) => {
    expect(excessOf({ ...enterprise, ...discount })).toEqual([]);
  });

  it('is what every length that would be free has, and no other', () => {
    const quotes = fc
      .record({
        monthsCount: fc.integer({ min: 1, max: 12 }),
        people: fc.integer({ min: 1, max: 5000 }),
        packageType: fc.constantFrom('enterprise', 'comfort'),
        currency: fc.constantFrom(...currencies),
        // Of the own price: the dearest neighbour of a length costs five times as much.
        share: fc.double({ min: 0.01, max: 1.2, noNaN: true }),
      })
      .map(({ monthsCount, people, packageType, currency, share }) => {
        const fields = quoteFields(
          packageType === 'comfort'
            ? { packageType, employeesCount: people, monthsCount }
            : { packageType, activeUsers: people, monthsCount },
        );
        const { enterprise, comfort } = quotePrices(firstPriceBook, quoteTerms(fields, currency));
        const price = enterprise?.finalTotal ?? comfort?.totalCost ?? 0;
        const discountValue = Math.round(price * share * 100) / 100;
        return { fields: { ...fields, discountType: 'amount' as const, discountValue }, currency };
      });
    const property = fc.property(quotes, ({ fields, currency }) => {
      const prices = quotePrices(firstPriceBook, quoteTerms(fields, currency));
      const isFree = [prices, ...prices.options].some(
        ({ enterprise, comfort }) => enterprise?.discountedTotal === 0 || comfort?.discountedTotal === 0,
      );
      expect(excessiveDiscounts(fields, prices).length > 0).toBe(isFree);
    });
    fc.assert(property, { numRuns: 500 });
  });
});

describe('A fixed discount as a percentage', () => {
  const percentage = (quote: NewQuote, field: DiscountField = 'discountValue') => {
    const fields = quoteFields(quote);
    return discountAsPercentage(fields, quotePrices(firstPriceBook, quoteTerms(fields, 'PLN')), field);
  };

  it.each<[NewQuote, number | null]>([
    [{ ...enterprise, discountType: 'amount', discountValue: 34_750 }, 100],
    [{ ...enterprise, discountType: 'amount', discountValue: 8340 }, 24],
    [{ ...enterprise, discountType: 'amount', discountValue: 1234.5 }, 3.55],
    [{ ...enterprise, discountType: 'amount', discountValue: 34_750.01 }, null],
    [{ ...enterprise, discountType: 'percentage', discountValue: 5 }, null],
  ])('%j is %j', (quote, percent) => {
    expect(percentage(quote)).toBe(percent);
  });

  it("is of the package's own price", () => {
    const both: NewQuote = {
      ...enterprise,
      packageType: 'both',
      enterpriseDiscountType: 'amount',
      comfortDiscountType: 'amount',
      enterpriseDiscountValue: 6950,
      comfortDiscountValue: 9000,
    };
    expect(percentage(both, 'enterpriseDiscountValue')).toBe(20);
    expect(percentage(both, 'comfortDiscountValue')).toBe(50);
  });
});
