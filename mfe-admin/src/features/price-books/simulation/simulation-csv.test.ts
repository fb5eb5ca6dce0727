import type { PriceSimulation } from '@programme/contracts';
import { percentOf, strengthOf } from './price-change';
import { simulationCsv } from './simulation-csv';

const simulation: PriceSimulation = {
  priceBookId: 'draft',
  comparedWith: 'active',
  enterprise: [{ currency: 'PLN', activeUsers: 101, months: 12, before: 38_800, after: 40_800 }],
  comfort: [{ currency: 'EUR', months: 3, before: 29.99, after: 31.99 }],
  offers: {
    count: 1,
    totals: [{ currency: 'PLN', package: 'enterprise', quotes: 2, before: 77_600, after: 81_600 }],
    mostAffected: [
      { id: 'o', clientName: '=1+1', currency: 'PLN', package: 'enterprise', before: 38_800, after: 40_800 },
    ],
  },
  calculations: {
    since: '2026-08-26T00:00:00.000Z',
    groups: [{ currency: 'PLN', calculator: '2026', count: 7, before: 100, after: 90 }],
  },
  complete: true,
};

test('All parts of the simulation are in the file, and a name runs nothing in a spreadsheet', () => {
  expect(simulationCsv(simulation).replace('\uFEFF', '').trimEnd().split('\r\n')).toEqual([
    'section,currency,item,client,activeUsers,months,count,before,after,changePercent',
    'enterprise,PLN,,,101,12,,38800,40800,5.2',
    'comfort,EUR,,,,3,,29.99,31.99,6.7',
    'openOffers,PLN,enterprise,,,,2,77600,81600,5.2',
    "mostAffected,PLN,enterprise,'=1+1,,,,38800,40800,5.2",
    'calculations,PLN,2026,,,,7,100,90,-10',
  ]);
});

test.each([
  [100, 108, 8, 0.32],
  [100, 97, -3, 0.12],
  [100, 150, 50, 1],
  [100, 100, 0, 0],
  [100_000, 99_999, 0, 0],
  [0, 5, 0, 0],
])('From %d to %d is %d %%, as strong as %d', (before, after, percent, strength) => {
  expect(percentOf({ before, after })).toBe(percent);
  expect(strengthOf(percent)).toBeCloseTo(strength);
});
