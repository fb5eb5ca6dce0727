import type { NewQuote, Quote } from '@programme/contracts';
import { firstPriceBook } from '@programme/pricing';
import { costCharts } from './cost-chart-view';
import { allSpaced, spaced, viewOf, wordsOf } from './offer-view.fixture';
import { both, comfort, enterprise, pricedQuote } from './public-offer.fixture';

const chartsOf = (...quotes: readonly NewQuote[]) => viewOf([quotes]).charts;
const chartOf = (...quotes: readonly Quote[]) => costCharts(quotes, wordsOf())[0]!;

/** A quote whose Comfort comes to so much in the first months. */
const withTotals = (quote: Quote, totals: Quote['calculatedPrices']['totals']): Quote => ({
  ...quote,
  calculatedPrices: { ...quote.calculatedPrices, totals },
});

test('A chart of one quote of each package names both, and marks the length of each', () => {
  const { rows, series, ...chart } = allSpaced(chartsOf({ ...comfort, employeesCount: 1 }, enterprise)[0]!);
  const labels = ['Enterprise (for 120 active users)', 'Comfort (for 1 employee)'];
  expect(chart).toEqual({
    id: '2-1',
    title: 'Total cost by contract length',
    months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    head: ['Months', ...labels],
    remarks: [
      'A dash means that there is no Comfort pack of this length.',
      'Comfort for 4 months costs 1,380 zł (4 Monthly Flex).',
      'Comfort for 5 months costs 1,725 zł (5 Monthly Flex).',
    ],
  });
  expect(series).toEqual([
    {
      id: 'enterprise',
      label: labels[0],
      chosenMonth: 6,
      chosenLabel: 'Our proposal: Enterprise',
      values: [25_000, 25_000, 26_500, 28_700, 33_375, 34_750, 38_875, 43_000, 44_650, 48_500, 52_350, 49_600],
    },
    {
      id: 'comfort',
      label: labels[1],
      chosenMonth: 4,
      chosenLabel: 'Our proposal: Comfort',
      values: [345, 590, 675, null, null, 750, null, null, null, null, null, 900],
    },
  ]);
  const row = (months: number) => rows.find((one) => one.months === months)!.cells;
  expect(row(3)).toEqual([
    { text: '3', chosen: false },
    { text: '26,500 zł', chosen: false },
    { text: '675 zł', chosen: false },
  ]);
  expect(row(4)).toEqual([
    { text: '4', chosen: true },
    { text: '28,700 zł', chosen: false },
    { text: '–', chosen: true },
  ]);
  expect(row(6)).toEqual([
    { text: '6', chosen: true },
    { text: '34,750 zł', chosen: true },
    { text: '750 zł', chosen: false },
  ]);
});

test.each<[string, readonly NewQuote[], readonly string[]]>([
  ['a quote of both', [both], ['1-1']],
  ['two of both, and others', [enterprise, both, comfort, both], ['2-2', '4-4']],
  ['the first of each package', [comfort, enterprise, comfort, enterprise], ['2-1']],
  ['Enterprise alone', [enterprise, enterprise], []],
  ['Comfort alone', [comfort, comfort], []],
  ['no quote', [], []],
])('Charts of %s', (_name, quotes, ids) => {
  expect(chartsOf(...quotes).map(({ id }) => id)).toEqual(ids);
});

test('Where both have the same length, it is the proposal of neither', () => {
  const [chart] = chartsOf({ ...comfort, monthsCount: 6 }, enterprise);
  expect(chart!.series.map(({ chosenLabel }) => chosenLabel)).toEqual(['Our proposal', 'Our proposal']);
});

test('Amounts are written as in the cards, and roughly on the axis', () => {
  const [chart] = viewOf([[both], { currency: 'EUR' }], 'es').charts;
  expect(spaced(chart!.money(1234.5))).toBe('1.234,50 €');
  expect(spaced(chart!.roughly(12_000))).toBe('12 mil');
});

test('A length that Comfort has no total of has a dash, and a month of flex none', () => {
  const comfortQuote = pricedQuote(comfort, 'PLN', 1);
  const some = withTotals(comfortQuote, [
    { months: 1, comfort: 8_625, packMonths: null },
    { months: 2, comfort: 17_250, packMonths: null },
    { months: 3 },
  ]);
  const { series, rows } = chartOf(pricedQuote(enterprise, 'PLN'), some);
  expect(series[1]!.values).toEqual([8_625, ...Array<null>(11).fill(null)]);
  expect(rows.map(({ cells }) => spaced(cells[2]!.text)).slice(0, 3)).toEqual(['8,625 zł', '–', '–']);
});

test('Where every length has a pack, there is no dash to explain', () => {
  const { PLN } = firstPriceBook.currencies;
  const lengths = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
  const packs = lengths.map((months) => ({ months, perMonth: 20, total: 20 * months }));
  const currencies = { ...firstPriceBook.currencies, PLN: { ...PLN, comfort: { ...PLN.comfort, packs } } };
  const chart = chartOf(pricedQuote(both, 'PLN', 0, { ...firstPriceBook, currencies }));
  expect(chart.series[1]!.values).not.toContain(null);
  expect(chart.remarks).toEqual([]);
});

test('Stored quotes without a number of people are headed by none', () => {
  const { head } = chartOf({ ...pricedQuote(both, 'PLN'), activeUsers: null, employeesCount: null });
  expect(head).toEqual(['Months', 'Enterprise (for 0 active users)', 'Comfort (for 0 employees)']);
});
