import fc from 'fast-check';
import { currencies } from '@programme/pricing';
import { calculationQuery, formFromQuery } from '../calculation/calculation-link';
import { readCalculatorForm } from '../calculation/calculator-form.values';
import { comparisonQuery, mostShared, readSharedLink } from './shared-link';

const count = fc.integer({ min: 1, max: 1_000_000 });
const calculation = fc.record({
  currency: fc.constantFrom(...currencies),
  input: fc.integer({ min: 1, max: 12 }).chain((months) =>
    fc.record({
      companyName: fc.constant(''),
      employees: count,
      activeUsers: count,
      months: fc.constant(months),
      activeUsersByMonth: fc.option(fc.array(count, { minLength: months, maxLength: months })),
    }),
  ),
});

test('A link opens every calculation that it was made of, in its currency', () => {
  fc.assert(
    fc.property(fc.array(calculation, { minLength: 1, maxLength: mostShared }), (calculations) => {
      const queries = calculations.map(({ input, currency }) =>
        calculationQuery(input, 'pl', { currency, priceBook: 'a-book' }),
      );
      const link = readSharedLink(comparisonQuery(queries, 'pl', 'PLN'));
      expect(link.ignored).toBe(0);
      expect(
        link.entries.map(({ query, currency }) => ({ currency, input: readCalculatorForm(formFromQuery(query)!) })),
      ).toEqual(calculations);
    }),
  );
});

test('A link of as many calculations as it may hold, in advanced mode, is an address that servers accept', () => {
  const input = { companyName: '', employees: 1e6, activeUsers: 1e6, months: 12 };
  const query = calculationQuery({ ...input, activeUsersByMonth: Array(12).fill(1e6) }, 'en', {
    currency: 'PLN',
    priceBook: crypto.randomUUID(),
  });
  expect(comparisonQuery(Array(mostShared).fill(query), 'en', 'PLN').length).toBeLessThan(8000);
});

test('A link holds so many calculations at most', () => {
  const query = 'currency=PLN&au_2025=1';
  const shared = new URLSearchParams(comparisonQuery(Array(mostShared + 5).fill(query), 'en', 'PLN'));
  expect(shared.getAll('saved')).toHaveLength(mostShared);
});

test.each([
  ['nothing', '', 0, 0],
  ['a single calculation', 'employed_2025=1&au_2025=1&am_2025=1&currency=PLN', 0, 0],
  ['no currency', 'saved=au_2025%3D1', 0, 1],
  ['an unknown currency', 'saved=currency%3DGBP', 0, 1],
  ['an empty entry', 'saved=', 0, 1],
  ['too long an entry', `saved=currency%3DPLN%26${'x'.repeat(300)}`, 0, 1],
  [
    'too many entries',
    Array(mostShared + 2)
      .fill('saved=currency%3DPLN')
      .join('&'),
    mostShared,
    2,
  ],
  ['broken escapes', 'saved=%E0%A4%A&saved=currency%3DPLN', 1, 1],
])('An address with %s', (_name, search, entries, ignored) => {
  const link = readSharedLink(`?${search}`);
  expect(link.entries).toHaveLength(entries);
  expect(link.ignored).toBe(ignored);
  expect(link.key === '').toBe(entries + ignored === 0);
});

test('Another language or currency of the page does not make it another link', () => {
  const queries = ['currency=EUR&au_2025=1'];
  const key = (query: string) => readSharedLink(`?${query}`).key;
  expect(key(comparisonQuery(queries, 'en', 'EUR'))).toBe(key(comparisonQuery(queries, 'pl', 'PLN')));
});
