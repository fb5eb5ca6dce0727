import {
  currencies,
  firstPriceBook,
  isCurrency,
  isIndividualPricing,
  isUnrealisticShare,
  suggestsComfort,
} from './index.js';

test.each([
  [4999, 500, false],
  [5000, 1, true],
  [1000, 501, true],
  [5000, 501, true],
  [1, 1, false],
])('%d employees and %d active users: individual pricing %p', (employees, activeUsers, expected) => {
  expect(isIndividualPricing(firstPriceBook, { employees, activeUsers })).toBe(expected);
});

test.each([
  [100, 35, false],
  [100, 36, true],
  [20, 7, false],
  [20, 8, true],
  [3, 1, false],
  [1_000_000, 350_000, false],
  [1_000_000, 350_001, true],
  [10, 20, true],
])('%d employees and %d active users: unrealistic %p', (employees, activeUsers, expected) => {
  expect(isUnrealisticShare(firstPriceBook, { employees, activeUsers })).toBe(expected);
});

test.each([
  [20_500, 100, 40, true],
  [20_500.004, 100, 40, true],
  [20_500.01, 100, 40, false],
  [0, 100, 40, true],
  [20_000, 5000, 40, false],
  [20_000, 4000, 501, false],
])(
  'a 2025 total of %d, %d employees, %d active users: suggests Comfort %p',
  (total2025, employees, activeUsers, expected) => {
    for (const currency of currencies) {
      expect(suggestsComfort(firstPriceBook, { currency, total2025, employees, activeUsers })).toBe(expected);
    }
  },
);

test.each([
  [0, 10],
  [10, 0],
  [1.5, 10],
  [10, NaN],
])('%d employees and %d active users are refused', (employees, activeUsers) => {
  expect(() => isIndividualPricing(firstPriceBook, { employees, activeUsers })).toThrow(RangeError);
  expect(() => isUnrealisticShare(firstPriceBook, { employees, activeUsers })).toThrow(RangeError);
});

test('a 2025 total that is no number is refused', () => {
  const input = { currency: 'PLN', total2025: NaN, employees: 10, activeUsers: 1 } as const;
  expect(() => suggestsComfort(firstPriceBook, input)).toThrow(RangeError);
});

test.each([
  ['PLN', true],
  ['MXN', true],
  ['pln', false],
  ['GBP', false],
  [null, false],
  [0, false],
])('%p is a currency: %p', (value, expected) => expect(isCurrency(value)).toBe(expected));
