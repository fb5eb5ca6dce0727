import type { PriceBookDraft } from '@programme/contracts';
import { currencies, type ComfortPriceList, type CurrencyPrices, type PriceBookContent } from '@programme/pricing';
import type { ErrorRule } from '../rules/problem.js';

type Mutable<Value> = Value extends (...parameters: never[]) => unknown
  ? Value
  : { -readonly [Name in keyof Value]: Mutable<Value[Name]> };

type Book = Mutable<PriceBookDraft>;

/** A book that a test may change. */
export type MutablePriceBook = Mutable<PriceBookContent>;

/** One way to break one rule of a valid book. */
export type Mutation = {
  readonly rule: ErrorRule;
  /** @param pick a whole number from 0 up to, not including, its parameter */
  readonly apply: (book: Book, pick: (count: number) => number) => void;
};

const mutation = (rule: ErrorRule, apply: Mutation['apply']): Mutation => ({ rule, apply });

/** The prices of any currency, and one of its parts. */
function prices(book: Book, pick: (count: number) => number): Mutable<CurrencyPrices> {
  const one = book.currencies[currencies[pick(currencies.length)] ?? 'PLN'];
  if (!one) throw new Error('A valid book has every currency');
  return one;
}

function any<Row>(rows: readonly Row[], pick: (count: number) => number): Row {
  const row = rows[pick(rows.length)];
  if (row === undefined) throw new Error('A valid book has rows here');
  return row;
}

type AmountName = 'startupFee' | 'minimumTotal' | 'comfortSuggestionLimit';
const amountNames: readonly AmountName[] = ['startupFee', 'minimumTotal', 'comfortSuggestionLimit'];

/** Every place where a book has an amount, with a way to write another into it. */
function writeAmount(book: Book, pick: (count: number) => number, value: number): void {
  const own = prices(book, pick);
  const comfort: Mutable<ComfortPriceList> = own.comfort;
  const places = [
    () => void (own[any(amountNames, pick)] = value),
    () => void (any(own.tiers, pick).fee = value),
    () => void (comfort.flexPerMonth = value),
    () => void (any(comfort.packs, pick).total = value),
    () => void (any(comfort.packs, pick).perMonth = value),
    () => void (comfort.addOns[any(['webinar', 'consultation', 'customContract'] as const, pick)] = value),
    () => void (comfort.addOns.engagementFeatures[pick(3) as 0] = value),
  ];
  any(places, pick)();
}

const table = (book: Book, pick: (count: number) => number) =>
  any([book.durationModifiers, book.rates2025, prices(book, pick).tiers], pick) as { min: number; max: number }[];

/** Ways to break each rule of the content; those of the date are the schedule's. */
export const mutations: readonly Mutation[] = [
  mutation('amount-not-positive', (book, pick) => writeAmount(book, pick, -pick(1_000))),
  mutation('amount-decimals', (book, pick) => writeAmount(book, pick, pick(1_000) + 0.125)),
  mutation('amount-range', (book, pick) => writeAmount(book, pick, 2_000_000_000)),
  mutation('not-whole', (book, pick) => void (any(table(book, pick), pick).max += 0.5)),
  mutation('not-whole', (book) => void (book.comfort.seatMultiple += 0.5)),
  mutation('not-whole', (book) => void (book.individualPricing.employeesFrom += 0.25)),
  mutation('number-range', (book) => void (book.individualPricing.activeUsersAbove = 0)),
  mutation('number-range', (book) => void (book.comfort.seatMultiple = 0)),
  mutation('number-range', (book) => void (book.comfort.midTermNoteFromMonths = 13)),
  mutation('number-range', (book, pick) => void (book.year = pick(2_000))),
  mutation('number-range', (book) => void (book.comfort.participation.step = 0)),
  mutation('percentage-range', (book, pick) => void (any(book.durationModifiers, pick).modifier = -10_000)),
  mutation('percentage-range', (book, pick) => void (any(book.durationModifiers, pick).modifier = 12.5)),
  mutation('percentage-range', (book, pick) => void (any(book.rates2025, pick).discount = 10_001 + pick(9))),
  mutation('percentage-range', (book, pick) => void (any(book.rates2025, pick).discount = -1 - pick(9))),
  mutation('percentage-range', (book) => void (book.realisticShare = 0)),
  mutation('percentage-range', (book) => void (book.comfort.topUpShare = -1)),
  mutation('currency-missing', (book, pick) => void (book.currencies[any(currencies, pick)] = undefined)),
  mutation('estimate-source', (book) => void (book.currencies.EUR && (book.currencies.EUR.estimatedFrom = 'USD'))),
  mutation('rows-missing', (book, pick) => void table(book, pick).splice(0)),
  mutation('rows-missing', (book, pick) => void prices(book, pick).comfort.packs.splice(0)),
  mutation('range-start', (book, pick) => void (table(book, pick)[0]!.min -= 1)),
  mutation('range-end', (book, pick) => {
    const rows = any([book.durationModifiers, book.rates2025], pick);
    rows.at(-1)!.max += 1 + pick(5);
  }),
  mutation('range-reversed', (book, pick) => {
    const row = any(table(book, pick), pick);
    row.max = row.min - 1 - pick(5);
  }),
  mutation('range-gap', (book, pick) => {
    const rows = table(book, pick);
    const end = rows.at(-1)!.max;
    rows.push({ ...rows.at(-1)!, min: end + 2 + pick(5), max: end + 20 });
  }),
  mutation('range-overlap', (book, pick) => {
    const rows = table(book, pick);
    const end = rows.at(-1)!.max;
    rows.push({ ...rows.at(-1)!, min: end - pick(3), max: end + 20 });
  }),
  mutation('fee-not-rising', (book, pick) => {
    const { tiers } = prices(book, pick);
    const last = tiers.at(-1)!;
    tiers.push({ min: last.max + 1, max: last.max + 10, fee: last.fee });
  }),
  mutation('months-range', (book) => void (book.months.max = 11)),
  mutation('months-range', (book) => void (book.months.min = 0)),
  mutation('modifier-key', (book, pick) => void (any(book.durationModifiers, pick).key = '=cmd|calc')),
  mutation('modifier-key-twice', ({ durationModifiers }) => void durationModifiers.push({ ...durationModifiers[0]! })),
  mutation('modifier-colour', (book, pick) => {
    const row = any(book.durationModifiers, pick);
    row.colour = row.colour === 'neutral' ? 'discount' : 'neutral';
  }),
  mutation('seat-multiple', ({ comfort }) => {
    comfort.seatMultiple = 7;
    comfort.minimumSeats = 10;
  }),
  mutation('participation-range', ({ comfort: { participation } }) => {
    participation.min = 60;
    participation.max = 50;
  }),
  mutation('participation-step', ({ comfort: { participation } }) => {
    participation.max = participation.min + 3;
    participation.step = 2;
  }),
  mutation('participation-default', ({ comfort: { participation } }) => {
    participation.default = participation.max + 1;
  }),
  mutation('pack-months', (book, pick) => void (any(prices(book, pick).comfort.packs, pick).months = 13)),
  mutation('pack-months', (book, pick) => void (any(prices(book, pick).comfort.packs, pick).months = 1)),
  mutation('pack-order', (book, pick) => {
    const { packs } = prices(book, pick).comfort;
    packs.push({ ...any(packs, pick) });
  }),
  mutation('pack-lengths-differ', (book, pick) => void prices(book, pick).comfort.packs.pop()),
  mutation('pack-not-cheaper', (book, pick) => {
    const { packs, flexPerMonth } = prices(book, pick).comfort;
    const pack = any(packs, pick);
    pack.total = Math.round(flexPerMonth * pack.months * 100) / 100;
    pack.perMonth = flexPerMonth;
  }),
  mutation('pack-per-month', (book, pick) => {
    const pack = any(prices(book, pick).comfort.packs, pick);
    pack.perMonth = (Math.ceil(pack.perMonth * 102) + 2) / 100;
  }),
  mutation('comparison-order', ({ comfort }) => void comfort.flexComparisonMonths.push(3, 3)),
  mutation('comparison-without-pack', ({ comfort }) => void comfort.flexComparisonMonths.push(13)),
  mutation('engagement-not-rising', (book, pick) => {
    const levels = prices(book, pick).comfort.addOns.engagementFeatures;
    levels[1] = levels[0];
  }),
];
