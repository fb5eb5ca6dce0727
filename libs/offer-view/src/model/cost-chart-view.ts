import type { Quote } from '@programme/contracts';
import { noValue } from '@programme/formatting';
import { isComfortComparable, type QuotedTotal } from '@programme/pricing';
import type { TextKey } from '@programme/i18n';
import { dashRemarks } from './dash-remarks';
import { lengthsOf } from './quote-view';
import type { Wording } from './wording';

/** What Enterprise and Comfort cost in all for each contract length, side by side. */
export type CostChartView = {
  readonly id: string;
  readonly title: string;
  readonly months: readonly number[];
  readonly series: readonly CostSeries[];
  /** The same numbers as a table: the month, then each series. */
  readonly head: readonly string[];
  readonly rows: readonly CostRow[];
  /** What its dashes mean; nothing where it has none. */
  readonly remarks: readonly string[];
  /** Writes an amount, and one on the chart's axis. */
  readonly money: (amount: number) => string;
  readonly roughly: (amount: number) => string;
};

export type CostRow = { readonly months: number; readonly cells: readonly CostCell[] };

/** @property chosen whether this is the package's length on offer: quotes of one chart can differ in it */
export type CostCell = { readonly text: string; readonly chosen: boolean };

export type CostSeries = {
  readonly id: 'enterprise' | 'comfort';
  readonly label: string;
  /** The length on offer. */
  readonly chosenMonth: number;
  /** Names the length on offer in the chart. */
  readonly chosenLabel: string;
  /** One for each month; null where the package is not sold for that long. */
  readonly values: readonly (number | null)[];
};

/** One chart for each quote of both packages; else one of the first quotes of either, if the offer has such. */
export function costCharts(quotes: readonly Quote[], words: Wording): readonly CostChartView[] {
  const ofBoth = quotes.filter(({ packageType }) => packageType === 'both');
  const pairs = ofBoth.length > 0 ? ofBoth.map((quote) => [quote, quote] as const) : pairOfSingles(quotes);
  return pairs.flatMap(([enterprise, comfort]) => chart(enterprise, comfort, words));
}

function pairOfSingles(quotes: readonly Quote[]): (readonly [Quote, Quote])[] {
  const enterprise = quotes.find(({ packageType }) => packageType === 'enterprise');
  const comfort = quotes.find(({ packageType }) => packageType === 'comfort');
  return enterprise && comfort ? [[enterprise, comfort]] : [];
}

function chart(enterprise: Quote, comfort: Quote, words: Wording): CostChartView[] {
  const months = totalsOf(enterprise).map((total) => total.months);
  if (months.length === 0) return [];
  const valuesOf = (quote: Quote, read: (total: QuotedTotal) => number | undefined) =>
    months.map((month) => {
      const total = totalsOf(quote).find((one) => one.months === month);
      return total ? (read(total) ?? null) : null;
    });
  const isSameLength = enterprise.monthsCount === comfort.monthsCount;
  const chosenOf = ({ monthsCount }: Quote, name: TextKey) => ({
    chosenMonth: monthsCount,
    chosenLabel: isSameLength
      ? words.text('offer.length.chosen')
      : words.text('offer.length.chosen.of', { package: words.text(name) }),
  });
  const series: CostSeries[] = [
    {
      id: 'enterprise',
      label: words.counted('offer.enterprise.heading', enterprise.activeUsers ?? 0),
      ...chosenOf(enterprise, 'offer.enterprise'),
      values: valuesOf(enterprise, (total) => total.enterprise),
    },
    {
      id: 'comfort',
      label: words.counted('offer.comfort.heading', comfort.employeesCount ?? 0),
      ...chosenOf(comfort, 'offer.comfort'),
      values: valuesOf(comfort, (total) =>
        isComfortComparable(total.months, { packMonths: packMonthsOf(total) }) ? total.comfort : undefined,
      ),
    },
  ];
  return [
    {
      id: `${enterprise.id}-${comfort.id}`,
      title: words.text('offer.chart.title'),
      months,
      series,
      head: [words.text('offer.chart.months'), ...series.map(({ label }) => label)],
      rows: months.map((month, index) => ({
        months: month,
        cells: [
          { text: words.number(month), chosen: series.some(({ chosenMonth }) => chosenMonth === month) },
          ...series.map(({ values, chosenMonth }) => ({
            text: amountText(values[index] ?? null, words),
            chosen: chosenMonth === month,
          })),
        ],
      })),
      remarks: series.some(({ values }) => values.includes(null)) ? dashRemarks(lengthsOf(comfort), words) : [],
      money: words.money,
      roughly: words.roughly,
    },
  ];
}

const amountText = (amount: number | null, words: Wording): string => (amount === null ? noValue : words.money(amount));

/** The packs of `programme-2026.1`: the only price book while totals did not say how Comfort is bought. */
const packsBefore = [2, 3, 6, 12];

const packMonthsOf = ({ months, packMonths = packsBefore.includes(months) ? months : null }: QuotedTotal) => packMonths;

/** A quote that was priced before totals were kept has none. */
const totalsOf = ({ calculatedPrices }: Quote): readonly QuotedTotal[] =>
  (calculatedPrices as Partial<typeof calculatedPrices>).totals ?? [];
