import { expect, it } from 'vitest';
import { daysAfter } from '@programme/formatting';
import type { Config } from '../config/config.js';
import { Calendar, SystemClock } from './clock.js';

it.each([
  ['2026-11-21', 7, '2026-11-28'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-03-28', 2, '2026-03-30'],
])('%s and %i days make %s', (day, days, later) => {
  expect(daysAfter(day, days)).toBe(later);
});

it.each([
  ['Europe/Warsaw', '2026-11-24T22:59:00.000Z', '2026-11-24T22:59:00.000Z'],
  ['Europe/Warsaw', '2026-11-24T23:00:00.000Z', '2026-11-25T07:00:00.000Z'],
  ['Europe/Warsaw', '2026-11-25T06:59:59.000Z', '2026-11-25T07:00:00.000Z'],
  ['Europe/Warsaw', '2026-11-25T07:00:00.000Z', '2026-11-25T07:00:00.000Z'],
  // Clocks change in this night.
  ['Europe/Warsaw', '2026-10-24T22:30:00.000Z', '2026-10-25T07:00:00.000Z'],
  ['Asia/Karachi', '2026-11-24T20:00:00.000Z', '2026-11-25T03:00:00.000Z'],
  ['Pacific/Kiritimati', '2026-11-24T11:00:00.000Z', '2026-11-24T18:00:00.000Z'],
  ['Pacific/Pago_Pago', '2026-11-24T12:00:00.000Z', '2026-11-24T19:00:00.000Z'],
])('in %s, what falls due at %s goes out at %s', (timezone, due, out) => {
  const calendar = new Calendar(new SystemClock(), { timezone } as unknown as Config);
  expect(calendar.byDay(new Date(due)).toISOString()).toBe(out);
});
