import { offerDraftFromQuery, offerDraftQuery } from './index.js';

test.each([
  { packageType: 'enterprise', activeUsers: 120, monthsCount: 6 },
  { packageType: 'comfort', employeesCount: 42, monthsCount: 12 },
] as const)('A calculation survives its address: $packageType', (quote) => {
  const draft = offerDraftFromQuery(`?lang=pl&${offerDraftQuery(quote, 'EUR')}`);
  expect(draft?.currency).toBe('EUR');
  expect(draft?.quote).toMatchObject({ ...quote, discountType: 'none', note: null, startupFeeOverride: null });
});

test.each([
  '',
  'package=enterprise',
  'package=enterprise&users=0&months=6&currency=PLN',
  'package=enterprise&users=1e3&months=6&currency=PLN',
  'package=enterprise&users=-5&months=6&currency=PLN',
  'package=enterprise&users=120&months=13&currency=PLN',
  'package=enterprise&users=120&months=6&currency=GBP',
  'package=enterprise&users=2000000&months=6&currency=PLN',
  'package=premium&users=120&months=6&currency=PLN',
  'package=comfort&users=120&months=6&currency=PLN',
  'package=__proto__&users=120&months=6&currency=PLN',
])('%j is no calculation', (search) => {
  expect(offerDraftFromQuery(search)).toBeNull();
});
