import { describe, expect, it } from 'vitest';
import { waitFor } from './attempt-limits.js';

const minute = 60_000;

/** Attempts at the given minutes, all from one address unless said otherwise. */
const attempts = (minutes: readonly number[], addressKey = 'a') =>
  minutes.map((at, id) => ({ id, addressKey, at: new Date(at * minute) }));

describe('waitFor', () => {
  it('is nothing for five attempts in a burst, and six minutes for the next', () => {
    expect(waitFor(attempts([0, 0, 0, 0, 0]))).toBe(0);
    expect(waitFor(attempts([0, 0, 0, 0, 0, 0]))).toBe(6 * minute);
    expect(waitFor(attempts([0, 0, 0, 0, 0, 2]))).toBe(4 * minute);
  });

  it('is nothing at ten attempts an hour, for as long as it goes on', () => {
    const steady = Array.from({ length: 200 }, (_, index) => index * 6);
    expect(waitFor(attempts(steady))).toBe(0);
  });

  it('allows fifteen attempts in the first hour, and no more', () => {
    const burst = [0, 0, 0, 0, 0];
    const refilled = Array.from({ length: 10 }, (_, index) => (index + 1) * 6);
    expect(waitFor(attempts([...burst, ...refilled]))).toBe(0);
    expect(waitFor(attempts([...burst, ...refilled, 60]))).toBe(6 * minute);
  });

  it('forgets other addresses, but for the sixty an hour that an offer takes', () => {
    const many = Array.from({ length: 60 }, (_, id) => ({ id, addressKey: `${id}`, at: new Date(id * 1000) }));
    const mine = { id: 60, addressKey: 'mine', at: new Date(minute) };
    expect(waitFor([...many.slice(1), mine])).toBe(0);
    expect(waitFor([...many, mine])).toBe(59 * minute);
    expect(waitFor([...many, { ...mine, at: new Date(60 * minute) }])).toBe(0);
  });

  it('counts what an address is refused against nobody else, also while it is being refused', () => {
    const flood = attempts(Array.from({ length: 400 }, () => 0));
    const other = { id: 400, addressKey: 'other', at: new Date(1) };
    expect(waitFor([...flood, other])).toBe(0);
    const others = Array.from({ length: 55 }, (_, id) => ({ id, addressKey: `${id}`, at: new Date(id) }));
    expect(waitFor([...flood, ...others.slice(1), other])).toBe(0);
    expect(waitFor([...flood, ...others, other])).toBeGreaterThan(0);
  });

  it('takes no harm from clocks that disagree', () => {
    expect(waitFor(attempts([0, 5, 0, 5, 0]))).toBe(0);
    expect(waitFor(attempts([5, 5, 5, 5, 5, 0]))).toBeGreaterThan(0);
  });
});
