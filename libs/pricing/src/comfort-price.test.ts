import fc from 'fast-check';
import { comfortPrice, currencies, firstPriceBook, isComfortComparable } from './index.js';

test('a pack is charged as its total, and its monthly rate is the table figure', () => {
  expect(comfortPrice(firstPriceBook, { currency: 'EUR', employees: 33, months: 3 })).toEqual({
    seats: 35,
    baseCost: 1049.65,
    totalCost: 1049.65,
    perUserCost: 29.99,
    monthlyRate: 10,
    packMonths: 3,
  });
});

test('months without a pack are flex months', () => {
  expect(comfortPrice(firstPriceBook, { currency: 'EUR', employees: 33, months: 7 })).toEqual({
    seats: 35,
    baseCost: 3917.55,
    totalCost: 3917.55,
    perUserCost: 111.93,
    monthlyRate: 15.99,
    packMonths: null,
  });
});

test('comparison tables have a Comfort price for 1 month and the lengths of packs only', () => {
  for (const currency of currencies) {
    const months = Array.from({ length: 12 }, (_, index) => index + 1);
    const comparable = months.filter((month) =>
      isComfortComparable(month, comfortPrice(firstPriceBook, { currency, employees: 1, months: month })),
    );
    expect(comparable).toEqual([1, 2, 3, 6, 12]);
  }
});

test('twice the seats cost twice as much, and more employees never less', () => {
  const input = fc.record({
    currency: fc.constantFrom(...currencies),
    employees: fc.integer({ min: 1, max: 500_000 }),
    months: fc.integer({ min: 1, max: 12 }),
  });
  fc.assert(
    fc.property(input, fc.nat(1000), (one, more) => {
      const price = comfortPrice(firstPriceBook, one);
      const double = comfortPrice(firstPriceBook, { ...one, employees: price.seats * 2 });
      expect(double.totalCost * 50).toBeCloseTo(price.totalCost * 100, 2);
      const larger = comfortPrice(firstPriceBook, { ...one, employees: one.employees + more });
      expect(larger.totalCost).toBeGreaterThanOrEqual(price.totalCost);
    }),
  );
});

test.each([
  { employees: 0 },
  { employees: 1.5 },
  { employees: NaN },
  { months: 0 },
  { months: 13 },
  { months: 2.5 },
  { currency: 'GBP' as 'PLN' },
])('%p is refused', (change) => {
  const input = { currency: 'PLN', employees: 10, months: 3, ...change } as const;
  expect(() => comfortPrice(firstPriceBook, input)).toThrow(RangeError);
});
