import { dayAhead, daysAfter, daysBetween, daysIn, hoursIn } from './index.js';

// The suite runs eleven hours behind UTC (see the Jest settings).
test.each([
  // Just after midnight and just before it, by the reader's clock.
  ['2026-03-09T11:00:00Z', 0, '2026-03-09'],
  ['2026-03-10T10:59:00Z', 0, '2026-03-09'],
  ['2026-11-21T12:00:00Z', 90, '2027-02-19'],
  ['2024-02-28T12:00:00Z', 1, '2024-02-29'],
])('at %s, %d days ahead is %s', (now, days, day) => {
  expect(dayAhead(days, new Date(now))).toBe(day);
});

test.each([
  ['Europe/Warsaw', '2026-11-21T22:59:59Z', '2026-11-21'],
  ['Europe/Warsaw', '2026-11-21T23:00:00Z', '2026-11-22'],
  ['Europe/Warsaw', '2026-07-01T22:00:00Z', '2026-07-02'],
  ['America/Mexico_City', '2026-11-22T05:59:59Z', '2026-11-21'],
  ['Pacific/Kiritimati', '2026-11-21T10:00:00Z', '2026-11-22'],
])('In %s %s belongs to %s', (timeZone, moment, day) => {
  expect(daysIn(timeZone)(new Date(moment))).toBe(day);
});

test.each([
  ['Europe/Warsaw', '2026-11-21T06:59:59Z', 7],
  ['Europe/Warsaw', '2026-11-21T07:00:00Z', 8],
  ['Europe/Warsaw', '2026-11-21T23:00:00Z', 0],
  // The days on which clocks change.
  ['Europe/Warsaw', '2026-03-29T06:00:00Z', 8],
  ['Europe/Warsaw', '2026-10-25T07:00:00Z', 8],
  ['Asia/Kolkata', '2026-11-21T02:29:59Z', 7],
])('In %s it is at %s hour %i', (timeZone, moment, hour) => {
  expect(hoursIn(timeZone)(new Date(moment))).toBe(hour);
});

test.each([
  ['2026-11-21', '2026-11-21', 0],
  ['2026-03-28', '2026-03-30', 2],
  ['2026-12-31', '2026-01-01', -364],
])('From %s to %s there are %s days', (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days);
});

test.each([
  ['2026-11-21', 90, '2027-02-19'],
  ['2024-02-28', 1, '2024-02-29'],
  ['2026-03-29', 1, '2026-03-30'],
  ['2026-01-01', -1, '2025-12-31'],
])('%s and %d days is %s', (day, days, after) => {
  expect(daysAfter(day, days)).toBe(after);
});
