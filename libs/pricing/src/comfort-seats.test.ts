import fc from 'fast-check';
import { comfortSeats, firstPriceBook } from './index.js';

const manual = (seats: number) => comfortSeats(firstPriceBook, { method: 'manual', seats });
const automatic = (companySize: number, participation: number) =>
  comfortSeats(firstPriceBook, { method: 'automatic', companySize, participation });

test.each([
  [1, 5],
  [4, 5],
  [5, 5],
  [6, 10],
  [30, 30],
  [31, 35],
  [999_999, 1_000_000],
])('%d typed seats are priced as %d, and both are told', (requested, seats) => {
  expect(manual(requested)).toEqual({ requested, seats });
});

test.each([
  [1, 10, 1, 5],
  [17, 60, 11, 15],
  [100, 30, 30, 30],
  [101, 30, 31, 35],
  [1_000_000, 60, 600_000, 600_000],
])('%d employees at %d %% are %d participants, priced as %d', (companySize, participation, requested, seats) => {
  expect(automatic(companySize, participation)).toEqual({ requested, seats });
});

test('seats are a multiple of 5, at least 5, and the fewest that suffice', () => {
  const anyInput = fc.oneof(
    fc.record({ method: fc.constant('manual' as const), seats: fc.integer({ min: 1, max: 1_000_000 }) }),
    fc.record({
      method: fc.constant('automatic' as const),
      companySize: fc.integer({ min: 1, max: 1_000_000 }),
      participation: fc.integer({ min: 2, max: 12 }).map((steps) => steps * 5),
    }),
  );
  fc.assert(
    fc.property(anyInput, (input) => {
      const { requested, seats } = comfortSeats(firstPriceBook, input);
      expect(seats % 5).toBe(0);
      expect(seats).toBeGreaterThanOrEqual(Math.max(5, requested));
      expect(seats - requested).toBeLessThan(5);
    }),
  );
});

test.each([0, -5, 7.5, NaN, Infinity])('%d typed seats are refused', (seats) => {
  expect(() => manual(seats)).toThrow(RangeError);
});

test.each([
  [0, 30],
  [1.5, 30],
  [100, 5],
  [100, 65],
  [100, 12],
  [100, 12.5],
  [100, NaN],
])('%d employees at %d %% are refused', (companySize, participation) => {
  expect(() => automatic(companySize, participation)).toThrow(RangeError);
});
