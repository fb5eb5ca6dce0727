import { currencies, tierFor, type Currency, type PriceBook } from '@programme/pricing';
import { error, type PriceBookProblem } from './problem.js';

/** A figure that is more than so many times what it was, or less than that part of it, was mistyped or misread. */
const largestFactor = 10;

type Figure = { readonly path: string; readonly before: number; readonly after: number };

/**
 * Amounts that lose or gain a digit against the base: a spreadsheet's `39.900` that was read as 39.9 would change by more
 * than 90 %. What doubles is a price; what is ten times as much is a mistake. Fees of tiers are compared at their least
 * users, packs by their length.
 */
export function jumpErrors(book: PriceBook, base: PriceBook): PriceBookProblem[] {
  return currencies
    .flatMap((currency) => figuresOf(book, base, currency))
    .filter(({ before, after }) => before > 0 && (after < before / largestFactor || after > before * largestFactor))
    .map(({ path, before, after }) => error('figure-jump', path, { before, after }));
}

function figuresOf(book: PriceBook, base: PriceBook, currency: Currency): Figure[] {
  const [now, was] = [book.currencies[currency], base.currencies[currency]];
  const figure = (path: string, before: number | undefined, after: number): Figure[] =>
    before === undefined ? [] : [{ path: `currencies.${currency}.${path}`, before, after }];
  const { engagementFeatures, ...addOns } = now.comfort.addOns;
  return [
    ...(['startupFee', 'minimumTotal', 'comfortSuggestionLimit'] as const).flatMap((name) =>
      figure(name, was[name], now[name]),
    ),
    ...now.tiers.flatMap(({ min, fee }, index) => figure(`tiers.${index}.fee`, tierFor(base, currency, min).fee, fee)),
    ...figure('comfort.flexPerMonth', was.comfort.flexPerMonth, now.comfort.flexPerMonth),
    ...now.comfort.packs.flatMap(({ months, total }, index) =>
      figure(`comfort.packs.${index}.total`, was.comfort.packs.find((pack) => pack.months === months)?.total, total),
    ),
    ...Object.entries(addOns).flatMap(([name, after]) =>
      figure(`comfort.addOns.${name}`, was.comfort.addOns[name as keyof typeof addOns], after),
    ),
    ...engagementFeatures.flatMap((after, level) =>
      figure(`comfort.addOns.engagementFeatures.${level}`, was.comfort.addOns.engagementFeatures[level], after),
    ),
  ];
}
