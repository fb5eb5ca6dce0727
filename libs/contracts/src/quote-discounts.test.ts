import { firstPriceBook, quotePrices } from '@programme/pricing';
import { excessiveDiscounts } from './quote-discounts.js';
import { quoteFields, quoteTerms, type NewQuote } from './quote.schema.js';

const excessOf = (quote: NewQuote) => {
  const fields = quoteFields(quote);
  return excessiveDiscounts(fields, quotePrices(firstPriceBook, quoteTerms(fields, 'PLN')));
};
// 10 000 + 6 × 5 500 × 0.75.
const enterprise = { packageType: 'enterprise', activeUsers: 120, monthsCount: 6 } as const;

describe('A fixed discount above the price (issue 15.6)', () => {
  it('is found with the amount that it is too high by', () => {
    expect(excessOf({ ...enterprise, discountType: 'amount', discountValue: 34_750.01 })).toEqual([
      { field: 'discountValue', price: 34_750, excess: 0.01 },
    ]);
  });

  it('is found for each of both packages', () => {
    const both = {
      ...enterprise,
      packageType: 'both',
      enterpriseDiscountType: 'amount',
      comfortDiscountType: 'amount',
    };
    const quote = { ...both, enterpriseDiscountValue: 40_000, comfortDiscountValue: 18_001 } as NewQuote;
    expect(excessOf(quote)).toEqual([
      { field: 'enterpriseDiscountValue', price: 34_750, excess: 5250 },
      { field: 'comfortDiscountValue', price: 18_000, excess: 1 },
    ]);
  });

  it.each([
    { discountType: 'amount', discountValue: 34_750 },
    { discountType: 'percentage', discountValue: 100 },
    { discountType: 'none', discountValue: 99_999 },
    { discountType: 'amount', discountValue: null },
  ] as const)('is not what %j is', (discount) => {
    expect(excessOf({ ...enterprise, ...discount })).toEqual([]);
  });
});
