import type { Quote } from '@programme/contracts';
import { noValue } from '@programme/formatting';
import type { QuotedLength } from '@programme/pricing';
import { dashRemarks, hasDash } from './dash-remarks';
import { lengthsOf } from './quote-view';
import type { Wording } from './wording';

/** Enterprise and Comfort of one quote for its length and the neighbouring ones. */
export type ComparisonTable = {
  readonly id: string;
  readonly title: string;
  readonly head: readonly string[];
  /** Name of the package, then a total after discount for each length. */
  readonly rows: readonly { readonly id: string; readonly cells: readonly string[] }[];
  /** Index in `head` of the length on offer. */
  readonly chosenColumn: number;
  /** What its dashes mean. */
  readonly remarks: readonly string[];
};

/** Tables when a quote offers both packages, else each package's label and total (S2 §2). */
export type ComparisonView =
  | {
      readonly kind: 'tables';
      readonly title: string;
      readonly tables: readonly ComparisonTable[];
    }
  | { readonly kind: 'list'; readonly title: string; readonly rows: readonly ComparisonRow[] };

export type ComparisonRow = { readonly id: string; readonly label: string; readonly total: string };

export function comparisonView(quotes: readonly Quote[], words: Wording): ComparisonView {
  const tables = quotes
    .filter(({ packageType }) => packageType === 'both')
    .map((quote) => comparisonTable(quote, words));
  if (tables.length === 0) {
    return {
      kind: 'list',
      title: words.text('offer.summary.title'),
      rows: quotes.flatMap((quote) => rowOf(quote, words)),
    };
  }
  return { kind: 'tables', title: words.text('offer.comparison.title'), tables };
}

function comparisonTable(quote: Quote, words: Wording): ComparisonTable {
  const lengths = lengthsOf(quote);
  return {
    id: String(quote.id),
    title: words.counted('offer.comparison.people', quote.activeUsers ?? 0),
    head: [words.text('offer.comparison.package'), ...lengths.map(({ months }) => words.length(months))],
    rows: [
      {
        id: 'enterprise',
        cells: [words.text('offer.enterprise'), ...lengths.map((length) => enterpriseTotal(length, words))],
      },
      {
        id: 'comfort',
        cells: [words.text('offer.comfort'), ...lengths.map((length) => comfortTotal(length, words))],
      },
    ],
    chosenColumn: 1 + lengths.findIndex(({ months }) => months === quote.monthsCount),
    remarks: lengths.some(hasDash) ? dashRemarks(lengths, words) : [],
  };
}

const enterpriseTotal = ({ enterprise }: QuotedLength, words: Wording): string =>
  enterprise ? words.money(enterprise.discountedTotal) : noValue;

/** In a comparison Comfort stands only for the lengths that it is sold in (S2 §9). */
const comfortTotal = (length: QuotedLength, words: Wording): string =>
  length.comfort && !hasDash(length) ? words.money(length.comfort.discountedTotal) : noValue;

function rowOf(
  { id, monthsCount, activeUsers, employeesCount, calculatedPrices }: Quote,
  words: Wording,
): ComparisonRow[] {
  const length = words.length(monthsCount);
  const { enterprise, comfort } = calculatedPrices;
  return [
    ...(enterprise
      ? [
          {
            id: `${id}-enterprise`,
            label: words.counted('offer.summary.enterprise', activeUsers ?? 0, { length }),
            total: words.money(enterprise.discountedTotal),
          },
        ]
      : []),
    ...(comfort
      ? [
          {
            id: `${id}-comfort`,
            label: words.counted('offer.summary.comfort', employeesCount ?? 0, { length }),
            total: words.money(comfort.discountedTotal),
          },
        ]
      : []),
  ];
}
