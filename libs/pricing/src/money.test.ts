import fc from 'fast-check';
import { roundToMinor, scale, scaleToWholeMajor, shareOf, sum, toMajor, toMinor, type Minor } from './money.js';

const minor = (units: number) => units as Minor;
const anyMinor = fc.maxSafeInteger().map(minor);

describe('at the edge', () => {
  test.each([
    [0, 0],
    [-0, 0],
    [0.01, 1],
    [0.07, 7],
    [1.1, 110],
    [15.99, 1599],
    [-13.5, -1350],
    [1_132_560, 113_256_000],
  ])('%d major units are %d minor units', (major, units) => expect(toMinor(major)).toBe(units));

  test.each([0.001, 1.005, 10.999, 0.1 + 0.2, NaN, Infinity, -Infinity, 2 ** 53])('%d is refused', (amount) => {
    expect(() => toMinor(amount)).toThrow(RangeError);
  });

  test('every amount comes back from major units', () => {
    fc.assert(fc.property(fc.integer({ min: -1e13, max: 1e13 }).map(minor), (m) => toMinor(toMajor(m)) === m));
  });

  test.each([
    [1.005, 101],
    [8.165, 817],
    [4333.333333, 433_333],
    [-0.005, 0],
    [-0.006, -1],
    [253_800, 25_380_000],
  ])('a foreign %d is rounded to %d minor units', (amount, units) => expect(roundToMinor(amount)).toBe(units));

  test.each([NaN, Infinity, -Infinity])('a foreign %d is refused', (amount) => {
    expect(() => roundToMinor(amount)).toThrow(RangeError);
  });
});

describe('ties round half up, towards positive infinity', () => {
  test.each([
    [5, 1, 2, 3],
    [3, 1, 2, 2],
    [1, 1, 2, 1],
    [0, 1, 2, 0],
    [-1, 1, 2, 0],
    [-3, 1, 2, -1],
    [-5, 1, 2, -2],
    [7, 1, 3, 2],
    [8, 1, 3, 3],
    [-7, 1, 3, -2],
    [-8, 1, 3, -3],
    [-4, 1, 3, -1],
  ])('%d × %d ÷ %d is %d', (amount, numerator, denominator, expected) => {
    expect(scale(minor(amount), numerator, denominator)).toBe(expected);
  });

  test('the rounded value is never more than half a unit away, and the same for a shifted amount', () => {
    const units = fc.integer({ min: -1e9, max: 1e9 });
    fc.assert(
      fc.property(units, fc.integer({ min: 1, max: 1000 }), fc.integer({ min: -1000, max: 1000 }), (n, d, shift) => {
        const result = scale(minor(n), 1, d);
        expect(2 * result * d - 2 * n).toBeLessThanOrEqual(d);
        expect(2 * result * d - 2 * n).toBeGreaterThan(-d);
        expect(scale(minor(n + shift * d), 1, d)).toBe(result + shift);
      }),
    );
  });

  test.each([
    [50, 1],
    [49, 0],
    [-50, 0],
    [-51, -1],
    [2_250_450, 22_505],
  ])('%d minor units are %d whole major units', (amount, expected) => {
    expect(scaleToWholeMajor(minor(amount), 1, 1)).toBe(expected);
  });
});

test('products beyond safe integers stay exact', () => {
  fc.assert(fc.property(anyMinor, fc.integer({ min: 1, max: 1e9 }), (amount, n) => scale(amount, n, n) === amount));
});

test('a result beyond safe integers is refused, never approximated', () => {
  expect(() => sum([minor(Number.MAX_SAFE_INTEGER), minor(1)])).toThrow(RangeError);
  expect(() => scale(minor(Number.MAX_SAFE_INTEGER), 2, 1)).toThrow(RangeError);
});

test('a sum does not depend on the order', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1e12, max: 1e12 }).map(minor)), (amounts) => {
      expect(sum([...amounts].reverse())).toBe(sum(amounts));
    }),
  );
});

test.each([
  [1, 3, 3333],
  [2, 3, 6667],
  [1, 20_000, 1],
  [5, 5, 10_000],
])('%d of %d is %d basis points', (part, whole, expected) => expect(shareOf(minor(part), minor(whole))).toBe(expected));
