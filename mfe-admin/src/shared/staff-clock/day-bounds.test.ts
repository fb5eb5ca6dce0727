import { dayBounds, isDay } from './day-bounds';

test.each([
  ['2026-03-09', 'Europe/Warsaw', '2026-03-08T23:00:00.000Z', '2026-03-09T23:00:00.000Z'],
  // Clocks change: 23 and 25 hours.
  ['2026-03-29', 'Europe/Warsaw', '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
  ['2026-10-25', 'Europe/Warsaw', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
  ['2024-02-29', 'America/Mexico_City', '2024-02-29T06:00:00.000Z', '2024-03-01T06:00:00.000Z'],
  ['2026-12-31', 'Pacific/Kiritimati', '2026-12-30T10:00:00.000Z', '2026-12-31T10:00:00.000Z'],
])('%s in %s is from %s to %s', (day, timeZone, start, end) => {
  expect(dayBounds(day, timeZone)).toEqual({ start, end });
});

test.each(['', '2026-02-30', '2026-13-01', '2026-3-9', '0026-01-01', 'today', '2026-03-09T10:00:00Z'])(
  '%j is no day',
  (text) => {
    expect(isDay(text)).toBe(false);
    expect(dayBounds(text, 'Europe/Warsaw')).toBeNull();
  },
);
