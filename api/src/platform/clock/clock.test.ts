import { expect, it } from 'vitest';
import { daysAfter } from './clock.js';

it.each([
  ['2026-11-21', 7, '2026-11-28'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-03-28', 2, '2026-03-30'],
])('%s and %i days make %s', (day, days, later) => {
  expect(daysAfter(day, days)).toBe(later);
});
