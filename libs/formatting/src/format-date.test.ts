import { formatDate, formatDateTime, formatDayAndMonth, formatDayOf, noValue } from './index.js';

/** Releases of the language data differ in which space they put before AM and PM; a reader sees none of it. */
const plain = (text: string) => text.replace(/\s/g, ' ');

test.each([
  ['en', 'Mar 9, 2026', 'March 9, 2026'],
  ['pl', '9 mar 2026', '9 marca 2026'],
  ['es', '9 mar 2026', '9 de marzo de 2026'],
] as const)('a calendar date in %s is %s, long %s', (language, medium, long) => {
  expect(plain(formatDate('2026-03-09', language))).toBe(medium);
  expect(plain(formatDate('2026-03-09', language, { style: 'long' }))).toBe(long);
});

test.each([
  ['en', 'Mar 9'],
  ['pl', '9 mar'],
  ['es', '9 mar'],
] as const)('a day and its month in %s is %s', (language, expected) => {
  expect(plain(formatDayAndMonth('2026-03-09', language))).toBe(expected);
  expect(formatDayAndMonth('2026-02-30', language)).toBe(noValue);
});

test('a calendar date is the same far from UTC', () => {
  // The suite runs behind UTC (see the Jest settings); without that, this test could not fail.
  expect(new Date('2026-01-01').getDate()).toBe(31);
  expect(formatDate('2026-01-01', 'en')).toBe('Jan 1, 2026');
  expect(formatDate('2024-02-29', 'en')).toBe('Feb 29, 2024');
});

test.each(['', '2026-02-30', '2026-13-01', '2026-3-9', '09.03.2026', '2026-03-09T10:00:00Z', 'tomorrow'])(
  '%p is no calendar date',
  (text) => expect(formatDate(text, 'en')).toBe(noValue),
);

test.each([
  ['en', 'Jan 1, 2026, 12:30 AM'],
  ['pl', '1 sty 2026, 00:30'],
  ['es', '1 ene 2026, 0:30'],
] as const)('a moment in %s is %s', (language, expected) => {
  const timeZone = 'Europe/Warsaw';
  expect(plain(formatDateTime('2025-12-31T23:30:00.000Z', language, { timeZone }))).toBe(expected);
  expect(plain(formatDateTime(Date.UTC(2025, 11, 31, 23, 30), language, { timeZone }))).toBe(expected);
});

test('the day of a moment is the day of the zone', () => {
  const moment = '2025-12-31T23:30:00.000Z';
  expect(formatDayOf(moment, 'en', { timeZone: 'Europe/Warsaw' })).toBe('Jan 1, 2026');
  expect(formatDayOf(moment, 'en', { timeZone: 'UTC' })).toBe('Dec 31, 2025');
  expect(formatDayOf(moment, 'pl', { timeZone: 'UTC', style: 'long' })).toBe('31 grudnia 2025');
});

test('a moment shows in the zone of the reader', () => {
  expect(formatDayOf('2026-01-01T00:30:00.000Z', 'en')).toBe('Dec 31, 2025');
  expect(plain(formatDateTime('2026-01-01T00:30:00.000Z', 'en'))).toBe('Dec 31, 2025, 1:30 PM');
});

test.each(['', 'yesterday', NaN])('%p is no moment', (instant) => {
  expect(formatDateTime(instant, 'en')).toBe(noValue);
  expect(formatDayOf(instant, 'en')).toBe(noValue);
});
