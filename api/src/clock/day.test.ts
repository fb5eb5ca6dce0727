import { expect, it } from '@jest/globals';
import { daysAfter, daysIn } from './day.js';

it.each([
  ['Europe/Warsaw', '2026-11-21T22:59:59Z', '2026-11-21'],
  ['Europe/Warsaw', '2026-11-21T23:00:00Z', '2026-11-22'],
  ['Europe/Warsaw', '2026-07-01T22:00:00Z', '2026-07-02'],
  ['America/Mexico_City', '2026-11-22T05:59:59Z', '2026-11-21'],
  ['Pacific/Kiritimati', '2026-11-21T10:00:00Z', '2026-11-22'],
])('In %s %s belongs to %s', (timeZone, moment, day) => {
  expect(daysIn(timeZone)(new Date(moment))).toBe(day);
});

it.each([
  ['2026-11-21', 7, '2026-11-28'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-03-28', 2, '2026-03-30'],
])('%s and %i days make %s', (day, days, later) => {
  expect(daysAfter(day, days)).toBe(later);
});
