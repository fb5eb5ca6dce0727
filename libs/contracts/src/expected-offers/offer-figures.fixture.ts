import { offersComfort, offersEnterprise, type NewQuote } from '../index.js';
import { formatMoney, formatWholeNumber, noValue } from '@programme/formatting';
import type { TextKey, TextParameters } from '@programme/i18n';
import { firstPriceBook, type Currency } from '@programme/pricing';
import { comfortAmounts, enterpriseAmounts } from './quote-arithmetic.fixture.js';

/** A total, and the list total that stands crossed out beside it, if one does. */
export type ShownTotal = { readonly total: string; readonly before: string | null };

/** The card of one contract length on an offer's page. */
export type ShownCard = ShownTotal & { readonly title: string; readonly chosen: boolean };

/** The cells of a table's rows; one that is for the length on offer is marked. */
export type ShownTable = readonly (readonly string[])[];

/** What an offer's page shows of its totals. */
export type ShownOffer = {
  /** For each package of each quote, a card for each length, shortest first. */
  readonly cards: readonly (readonly ShownCard[])[];
  /** The totals of an offer without a quote of both packages. */
  readonly list: readonly string[];
  /** One for each quote of both packages. */
  readonly comparisons: readonly ShownTable[];
  /** The table beside each cost chart. */
  readonly charts: readonly ShownTable[];
};

export const marked = (cell: string) => `[${cell}]`;

/** The English words of the product. */
type Words = (key: TextKey, parameters?: TextParameters) => string;

type Package = { readonly amounts: typeof enterpriseAmounts; readonly quote: NewQuote };

const packagesOf = (quote: NewQuote): Package[] => [
  ...(offersEnterprise(quote.packageType) ? [{ amounts: enterpriseAmounts, quote }] : []),
  ...(offersComfort(quote.packageType) ? [{ amounts: comfortAmounts, quote }] : []),
];

const money = (amount: number, currency: Currency) => formatMoney(amount, currency, 'en', { precision: 'display' });

function shownTotal({ amounts, quote }: Package, currency: Currency, months = quote.monthsCount): ShownTotal {
  const { total, discounted } = amounts(quote, currency, months);
  const [shown, list] = [money(discounted, currency), money(total, currency)];
  return { total: shown, before: discounted < total && shown !== list ? list : null };
}

/** What the wizard shows for a quote: each package's totals for the length on offer (S2 §9). */
export const wizardTotals = (quote: NewQuote, currency: Currency): ShownTotal[] =>
  packagesOf(quote).map((item) => shownTotal(item, currency));

/** What the client's page shows of an offer, by the price list and the arithmetic of its own (S2 §2, §9). */
export function expectedOffer(quotes: readonly NewQuote[], currency: Currency, words: Words): ShownOffer {
  const ofBoth = quotes.filter(({ packageType }) => packageType === 'both');
  const enterprise = quotes.find(({ packageType }) => packageType === 'enterprise');
  const comfort = quotes.find(({ packageType }) => packageType === 'comfort');
  const singles = enterprise && comfort ? [[enterprise, comfort] as const] : [];
  const pairs = ofBoth.length > 0 ? ofBoth.map((quote) => [quote, quote] as const) : singles;
  return {
    cards: quotes.flatMap((quote) =>
      packagesOf(quote).map((item) =>
        lengthsOf(quote).map((months) => ({
          title: lengthName(months, words),
          chosen: months === quote.monthsCount,
          ...shownTotal(item, currency, months),
        })),
      ),
    ),
    list: ofBoth.length > 0 ? [] : quotes.flatMap((quote) => wizardTotals(quote, currency).map(({ total }) => total)),
    comparisons: ofBoth.map((quote) => comparison(quote, currency, words)),
    charts: pairs.map(([one, other]) => chart(one, other, currency)),
  };
}

const { min: shortest, max: longest } = firstPriceBook.months;

/** The length on offer and its neighbours. */
const lengthsOf = ({ monthsCount: months }: NewQuote): number[] =>
  [months - 1, months, months + 1].filter((one) => one >= shortest && one <= longest);

const lengthName = (months: number, words: Words) => words('offer.length', { count: months, number: months });

const hasPack = (currency: Currency, months: number) =>
  firstPriceBook.currencies[currency].comfort.packs.some((pack) => pack.months === months);

const enterpriseCell = (quote: NewQuote, currency: Currency, months: number) =>
  money(enterpriseAmounts(quote, currency, months).discounted, currency);

/** Tables leave Comfort out for lengths without a pack. */
const comfortCell = (quote: NewQuote, currency: Currency, months: number) =>
  months === 1 || hasPack(currency, months)
    ? money(comfortAmounts(quote, currency, months).discounted, currency)
    : noValue;

const markedIf = (isChosen: boolean, cell: string) => (isChosen ? marked(cell) : cell);

function comparison(quote: NewQuote, currency: Currency, words: Words): ShownTable {
  const row = (name: string, cellOf: (months: number) => string) => [
    name,
    ...lengthsOf(quote).map((months) => markedIf(months === quote.monthsCount, cellOf(months))),
  ];
  return [
    row(words('offer.comparison.package'), (months) => lengthName(months, words)),
    row(words('offer.enterprise'), (months) => enterpriseCell(quote, currency, months)),
    row(words('offer.comfort'), (months) => comfortCell(quote, currency, months)),
  ];
}

function chart(enterprise: NewQuote, comfort: NewQuote, currency: Currency): ShownTable {
  const lengths = Array.from({ length: longest }, (_, index) => index + 1);
  return lengths.map((months) => [
    markedIf(months === enterprise.monthsCount || months === comfort.monthsCount, formatWholeNumber(months, 'en')),
    markedIf(months === enterprise.monthsCount, enterpriseCell(enterprise, currency, months)),
    markedIf(months === comfort.monthsCount, comfortCell(comfort, currency, months)),
  ]);
}

/** The totals that the product stores with a quote, for each length. */
export const expectedTotals = (quote: NewQuote, currency: Currency): (number | undefined)[][] =>
  Array.from({ length: longest }, (_, index) => [
    offersEnterprise(quote.packageType) ? enterpriseAmounts(quote, currency, index + 1).discounted : undefined,
    offersComfort(quote.packageType) ? comfortAmounts(quote, currency, index + 1).discounted : undefined,
  ]);
