import { expect, it } from 'vitest';
import { delayAfter, mostAttempts } from './delivery-policy.js';

it.each([
  [1, 0, 5000],
  [2, 0, 10_000],
  [7, 0, 320_000],
  [8, 0, 600_000],
  [100, 0, 600_000],
  [1, 30_000, 30_000],
  [8, 30_000, 600_000],
])('After attempt %i, asked to wait %i ms, the next comes after %i ms', (attempts, waitMs, delay) => {
  expect(delayAfter(attempts, waitMs)).toBe(delay);
});

it('goes on for more than a day, and then gives up', () => {
  let passed = 0;
  let attempts = 1;
  for (let delay = delayAfter(attempts); delay !== null; delay = delayAfter(attempts)) {
    passed += delay;
    attempts += 1;
  }
  expect(attempts).toBe(mostAttempts);
  expect(passed / 3_600_000).toBeGreaterThan(24);
});
