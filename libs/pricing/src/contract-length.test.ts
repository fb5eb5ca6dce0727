import { firstPriceBook, durationModifierFor, neighbours, tierFor } from './index.js';
import { rowFor } from './contract-length.js';

test.each([
  [1, [2]],
  [2, [1, 3]],
  [6, [5, 7]],
  [11, [10, 12]],
  [12, [11]],
])('the neighbours of %d months are %p', (months, expected) => {
  expect(neighbours(firstPriceBook, months)).toEqual(expected);
});

test.each([0, 13, 2.5, NaN])('%d months have neither neighbours nor a modifier', (months) => {
  expect(() => neighbours(firstPriceBook, months)).toThrow(RangeError);
  expect(() => durationModifierFor(firstPriceBook, months)).toThrow(RangeError);
});

test('a price book with a gap is found out, not papered over', () => {
  expect(() => rowFor([{ min: 1, max: 3 }], 4)).toThrow(RangeError);
});

test.each([
  [1, 3000],
  [50, 3000],
  [51, 4500],
  [100, 4500],
  [101, 5500],
  [2001, 40_000],
  [3000, 40_000],
  [3001, 40_000],
  [1_000_000, 40_000],
])('%d active users are in the tier of %d PLN', (users, fee) => {
  expect(tierFor(firstPriceBook, 'PLN', users).fee).toBe(fee);
});

test('users above every range are in the tier that is shown as 2001-3000', () => {
  expect(tierFor(firstPriceBook, 'EUR', 9999)).toEqual({ min: 2001, max: 3000, fee: 9440 });
});

test.each([0, -5, 1.5, NaN])('%d active users are in no tier', (users) => {
  expect(() => tierFor(firstPriceBook, 'PLN', users)).toThrow(RangeError);
});
