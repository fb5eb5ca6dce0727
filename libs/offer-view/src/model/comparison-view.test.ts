import type { NewQuote, Quote } from '@programme/contracts';
import { comparisonView } from './comparison-view';
import { hasDash } from './dash-remarks';
import { allSpaced, viewOf, wordsOf } from './offer-view.fixture';
import { both, comfort, enterprise, pricedQuote } from './public-offer.fixture';

const comparisonOf = (...quotes: readonly NewQuote[]) => allSpaced(viewOf([quotes]).comparison);

const listOf = (...quotes: readonly Quote[]) => {
  const view = allSpaced(comparisonView(quotes, wordsOf()));
  if (view.kind !== 'list') throw new Error('no list');
  return view.rows;
};
const tableOf = (quote: Quote) => {
  const view = allSpaced(comparisonView([quote], wordsOf()));
  if (view.kind !== 'tables') throw new Error('no table');
  return view.tables[0]!;
};

test('Quotes of both are compared, each in a table, and the others left out', () => {
  expect(comparisonOf(enterprise, { ...both, monthsCount: 4 }, { ...both, activeUsers: 1, monthsCount: 1 })).toEqual({
    kind: 'tables',
    title: 'Enterprise and Comfort side by side',
    tables: [
      {
        id: '2',
        title: 'Totals for 120 people',
        head: ['Package', '3 months', '4 months', '5 months'],
        rows: [
          { id: 'enterprise', cells: ['Enterprise', '26,500 zł', '28,700 zł', '33,375 zł'] },
          { id: 'comfort', cells: ['Comfort', '16,200 zł', '–', '–'] },
        ],
        chosenColumn: 2,
        remarks: [
          'A dash means that there is no Comfort pack of this length.',
          'Comfort for 4 months costs 33,120 zł (4 Monthly Flex).',
          'Comfort for 5 months costs 41,400 zł (5 Monthly Flex).',
        ],
      },
      {
        id: '3',
        title: 'Totals for 1 person',
        head: ['Package', '1 month', '2 months'],
        rows: [
          { id: 'enterprise', cells: ['Enterprise', '25,000 zł', '25,000 zł'] },
          // A month of flex has a price of its own.
          { id: 'comfort', cells: ['Comfort', '345 zł', '590 zł'] },
        ],
        chosenColumn: 1,
        remarks: [],
      },
    ],
  });
});

test('Other offers list each package with its total', () => {
  expect(comparisonOf({ ...comfort, employeesCount: 1 }, { ...enterprise, activeUsers: 1 })).toEqual({
    kind: 'list',
    title: 'All options at a glance',
    rows: [
      { id: '1-comfort', label: 'Comfort, 1 employee, 4 months', total: '1,380 zł' },
      { id: '2-enterprise', label: 'Enterprise, 1 active user, 6 months', total: '25,000 zł' },
    ],
  });
  expect(comparisonOf()).toEqual({ kind: 'list', title: 'All options at a glance', rows: [] });
});

test('Totals are those after the discount', () => {
  const tenPercent = { discountType: 'percentage', discountValue: 10 } as const;
  const quotes = [enterprise, comfort].map((quote) => pricedQuote({ ...quote, ...tenPercent }, 'PLN'));
  expect(listOf(...quotes).map(({ total }) => total)).toEqual(['31,275 zł', '31,050 zł']);
});

test('Stored quotes without a number of people or a price still have their place', () => {
  const [one, other] = [pricedQuote(enterprise, 'PLN'), pricedQuote(comfort, 'PLN')];
  const rows = listOf({ ...one, activeUsers: null }, { ...other, employeesCount: null });
  expect(rows.map(({ label }) => label)).toEqual([
    'Enterprise, 0 active users, 6 months',
    'Comfort, 0 employees, 4 months',
  ]);
  const pair = pricedQuote(both, 'PLN');
  const { enterprise: price, comfort: comfortPrice, ...prices } = pair.calculatedPrices;
  expect(price && comfortPrice).toBeDefined();
  const table = tableOf({ ...pair, activeUsers: null, calculatedPrices: prices });
  expect(table.title).toBe('Totals for 0 people');
  expect(table.rows.map(({ cells }) => cells)).toEqual([
    ['Enterprise', '25,000 zł', '–', '28,700 zł'],
    ['Comfort', '14,160 zł', '–', '–'],
  ]);
});

const { calculatedPrices } = pricedQuote({ ...both, monthsCount: 4 }, 'PLN');

test.each([
  [1, null, false],
  [2, null, true],
  [3, 3, false],
  [4, null, true],
])('%d months of a pack of %s months: a dash is %p', (months, packMonths, expected) => {
  expect(hasDash({ months, comfort: { ...calculatedPrices.comfort!, packMonths } })).toBe(expected);
});

test('A length without Comfort has no dash to explain', () => expect(hasDash({ months: 4 })).toBe(false));
