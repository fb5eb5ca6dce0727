import { comparePrices } from './index.js';

test.each([
  [7000, 10_000, { savingsAmount: 3000, savingsPercentage: 30 }],
  [25_000, 26_250.5, { savingsAmount: 1250.5, savingsPercentage: 4.76 }],
  [0, 10, { savingsAmount: 10, savingsPercentage: 100 }],
  [9999.99, 10_000, { savingsAmount: 0.01, savingsPercentage: 0 }],
  [10_000, 10_000, null],
  [10_000, 10_000.004, null],
  [10_000.01, 10_000, null],
  [0, -5, null],
])('%d against %d in 2025 saves %p', (total2026, total2025, expected) => {
  expect(comparePrices({ total2026, total2025 })).toEqual(expected);
});

test.each([
  [-1, 100],
  [NaN, 100],
  [100, NaN],
  [100, Infinity],
])('%d against %d is refused', (total2026, total2025) => {
  expect(() => comparePrices({ total2026, total2025 })).toThrow(RangeError);
});
