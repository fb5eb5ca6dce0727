import { expect, it } from 'vitest';
import { newAccessCode, significantCode } from './access-code.service.js';

it('makes codes of three groups without look-alikes, and none twice', () => {
  const codes = Array.from({ length: 2000 }, newAccessCode);
  for (const code of codes) expect(code).toMatch(/^(?:[34679CDFGHJKMNPQRTWXY]{5}-){2}[34679CDFGHJKMNPQRTWXY]{5}$/);
  expect(new Set(codes).size).toBe(codes.length);
});

it('uses each symbol at each place about as often', () => {
  const counts = new Map<string, number>();
  for (let made = 0; made < 2100; made += 1) {
    for (const symbol of significantCode(newAccessCode())) counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
  }
  // 31 500 symbols, 1 500 of each of 21 expected; six standard deviations are 230.
  expect(counts.size).toBe(21);
  for (const count of counts.values()) expect(Math.abs(count - 1500)).toBeLessThan(230);
});

it.each(['K7QMC-3XPWC-9RTDF', ' k7qmc 3xpwc 9rtdf ', 'K7QMC–3XPWC—9RTDF', 'k7qmc3xpwc9rtdf\n'])(
  'takes %j for the same code',
  (typed) => {
    expect(significantCode(typed)).toBe('K7QMC3XPWC9RTDF');
  },
);
