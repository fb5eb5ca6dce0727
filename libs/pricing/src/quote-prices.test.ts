import fc from 'fast-check';
import {
  comfortPrice,
  currencies,
  firstPriceBook,
  discountedTotal,
  enterprisePrice,
  neighbours,
  quotePrices,
  type Discount,
} from './index.js';

const none: Discount = { type: 'none', value: null };

describe('quotePrices', () => {
  it('prices Enterprise with its discount, and the neighbouring lengths with the same one', () => {
    const enterprise = {
      activeUsers: 120,
      startupFeeOverride: null,
      discount: { type: 'percentage', value: 10 },
    } as const;
    const quote = quotePrices(firstPriceBook, { currency: 'PLN', months: 6, enterprise });
    // 10 000 + 6 × 5 500 × 0.75 = 34 750; 5 months: 10 000 + 5 × 5 500 × 0.85 = 33 375; 7: 10 000 + 7 × 5 500 × 0.75.
    expect(quote).toMatchObject({
      priceBookId: firstPriceBook.id,
      enterprise: { startupFee: 10_000, monthlyFee: 5500, finalTotal: 34_750, discountedTotal: 31_275 },
      options: [
        { months: 5, enterprise: { finalTotal: 33_375, discountedTotal: 30_038 } },
        { months: 7, enterprise: { finalTotal: 38_875, discountedTotal: 34_988 } },
      ],
    });
    expect(quote).not.toHaveProperty('comfort');
    expect(quote.options[0]).not.toHaveProperty('comfort');
  });

  it('prices Comfort by packs, says the better price, and knows where there is no neighbour', () => {
    const comfort = { employees: 12, discount: none };
    const year = quotePrices(firstPriceBook, { currency: 'EUR', months: 12, comfort });
    expect(year.comfort).toMatchObject({ seats: 15, totalCost: 629.85, discountedTotal: 629.85, betterPrice: null });
    expect(year.options.map(({ months }) => months)).toEqual([11]);
    const four = quotePrices(firstPriceBook, { currency: 'PLN', months: 4, comfort });
    expect(four.comfort?.betterPrice?.parts).toEqual([
      { kind: 'pack', months: 3, count: 1 },
      { kind: 'flex', months: 1, count: 1 },
    ]);
  });

  it('keeps a startup fee of 0 and a discount of 0, and gives each package its own discount', () => {
    const quote = quotePrices(firstPriceBook, {
      currency: 'USD',
      months: 1,
      enterprise: { activeUsers: 60, startupFeeOverride: 0, discount: { type: 'percentage', value: 0 } },
      comfort: { employees: 60, discount: { type: 'amount', value: 100.5 } },
    });
    // 0 + 1 × 1 200 × 1.6 = 1 920, raised to 2 700; 60 × 18.49 = 1 109.40, less 100.50, in whole dollars.
    expect(quote.enterprise).toMatchObject({ startupFee: 0, finalTotal: 2700, wasAdjustedToMinimum: true });
    expect(quote.enterprise?.discountedTotal).toBe(2700);
    expect(quote.comfort).toMatchObject({ totalCost: 1109.4, discountedTotal: 1009 });
  });

  const anyDiscount = fc.oneof(
    fc.constant(none),
    fc.integer({ min: 0, max: 10_000 }).map((value): Discount => ({ type: 'percentage', value: value / 100 })),
    fc.integer({ min: 0, max: 10_000_000 }).map((value): Discount => ({ type: 'amount', value: value / 100 })),
  );

  it('agrees with the calculators on every length that it states', () => {
    const terms = fc.record({
      currency: fc.constantFrom(...currencies),
      months: fc.integer({ min: 1, max: 12 }),
      activeUsers: fc.integer({ min: 1, max: 5000 }),
      fee: fc.option(fc.integer({ min: 0, max: 2_000_000 }).map((cents) => cents / 100)),
      ours: anyDiscount,
      theirs: anyDiscount,
    });
    fc.assert(
      fc.property(terms, ({ currency, months, activeUsers, fee, ours, theirs }) => {
        const quote = quotePrices(firstPriceBook, {
          currency,
          months,
          enterprise: { activeUsers, startupFeeOverride: fee, discount: ours },
          comfort: { employees: activeUsers, discount: theirs },
        });
        expect(quote.options.map((option) => option.months)).toEqual(neighbours(firstPriceBook, months));
        for (const length of [{ ...quote, months }, ...quote.options]) {
          const input = { currency, activeUsers, months: length.months, startupFeeOverride: fee };
          const enterprise = enterprisePrice(firstPriceBook, input);
          const comfort = comfortPrice(firstPriceBook, { currency, employees: activeUsers, months: length.months });
          expect(enterprise).toMatchObject({ finalTotal: length.enterprise?.finalTotal });
          expect(length.enterprise?.discountedTotal).toBe(discountedTotal(enterprise.finalTotal, ours));
          expect(length.comfort).toMatchObject(comfort);
          expect(length.comfort?.discountedTotal).toBe(discountedTotal(comfort.totalCost, theirs));
          expect(quote.totals[length.months - 1]).toEqual({
            months: length.months,
            enterprise: length.enterprise?.discountedTotal,
            comfort: length.comfort?.discountedTotal,
            packMonths: comfort.packMonths,
          });
        }
        expect(quote.totals).toHaveLength(12);
      }),
    );
  });

  it('refuses what the price book does not cover', () => {
    const comfort = { employees: 0, discount: none };
    expect(() => quotePrices(firstPriceBook, { currency: 'PLN', months: 3, comfort })).toThrow(RangeError);
    expect(() => quotePrices(firstPriceBook, { currency: 'PLN', months: 13 })).toThrow(RangeError);
  });
});
