import * as fc from 'fast-check';
import { fromZonedTime, toZonedTime } from './zoned-time';

test.each([
  ['2027-01-01T00:00', 'Europe/Warsaw', '2026-12-31T23:00:00.000Z'],
  ['2027-07-01T00:00', 'Europe/Warsaw', '2027-06-30T22:00:00.000Z'],
  ['0202-03-01T10:30', 'UTC', '0202-03-01T10:30:00.000Z'],
  ['0002-03-01T10:30', 'UTC', '0002-03-01T10:30:00.000Z'],
  ['2027-07-01T00:00', 'America/Mexico_City', '2027-07-01T06:00:00.000Z'],
])('%s in %s is %s', (local, zone, instant) => {
  expect(fromZonedTime(local, zone)).toBe(instant);
  expect(toZonedTime(instant, zone)).toBe(local);
});

test('What is not filled in is no instant', () => expect(fromZonedTime('', 'Europe/Warsaw')).toBeNull());

test('Every minute is found again, but for the hour that clocks repeat', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }), (date) => {
      const minute = new Date(Math.floor(date.getTime() / 60_000) * 60_000).toISOString();
      const local = toZonedTime(minute, 'Europe/Warsaw');
      const again = fromZonedTime(local, 'Europe/Warsaw') ?? '';
      expect(toZonedTime(again, 'Europe/Warsaw')).toBe(local);
    }),
  );
});
