import fc from 'fast-check';
import { currencies, firstPriceBook, monthlyPayment2025, sheet2025Price } from './index.js';
import { toMinor } from './money.js';

test.each([
  [3, 0],
  [4, -10],
  [5, -35],
  [6, -60],
  [7, -95],
  [9, -165],
  [10, -210],
  [12, -300],
])('%d months take %d % of a monthly fee off', (months, percent) => {
  const price = sheet2025Price(firstPriceBook, { currency: 'PLN', activeUsers: 50, months });
  expect(price.longMonthDiscount).toBe((3000 * percent) / 100 + 0);
});

test('the value is the sum of the other three', () => {
  const input = fc.record({
    currency: fc.constantFrom(...currencies),
    activeUsers: fc.integer({ min: 1, max: 1_000_000 }),
    months: fc.integer({ min: 1, max: 12 }),
  });
  fc.assert(
    fc.property(input, (one) => {
      const { startFee2025, monthTotal2025, longMonthDiscount, value2025 } = sheet2025Price(firstPriceBook, one);
      expect(toMinor(value2025)).toBe(toMinor(startFee2025) + toMinor(monthTotal2025) + toMinor(longMonthDiscount));
      expect(longMonthDiscount).toBeLessThanOrEqual(0);
      expect(monthTotal2025 + longMonthDiscount).toBeGreaterThan(0);
    }),
  );
});

test.each([
  [36_000, -9000, 12, 2250],
  [10_000, 0, 3, 3333.33],
  [20_000, 0, 3, 6666.67],
  [8521.305, -0.0049, 1, 8521.31],
])('(%d %d) in %d months is %d a month', (monthTotal2025, longMonthDiscount, months, expected) => {
  expect(monthlyPayment2025({ monthTotal2025, longMonthDiscount }, months)).toBe(expected);
});

test.each([{ activeUsers: 0 }, { activeUsers: 1.5 }, { months: 0 }, { months: 13 }, { currency: 'GBP' as 'PLN' }])(
  '%p is refused',
  (change) => {
    const input = { currency: 'PLN', activeUsers: 10, months: 3, ...change } as const;
    expect(() => sheet2025Price(firstPriceBook, input)).toThrow(RangeError);
  },
);

test.each([
  [NaN, 0, 3],
  [100, Infinity, 3],
  [100, 0, 0],
  [100, 0, 1.5],
])('a monthly payment of %d, %d, %d is refused', (monthTotal2025, longMonthDiscount, months) => {
  expect(() => monthlyPayment2025({ monthTotal2025, longMonthDiscount }, months)).toThrow(RangeError);
});
