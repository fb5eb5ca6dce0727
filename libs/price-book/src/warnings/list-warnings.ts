import { currencies, tierFor, type Currency, type PriceBook } from '@programme/pricing';
import { warning, type PriceBookProblem } from '../rules/problem.js';

/** How far an estimated amount may be from its source at the rate of the list. */
const largestDrift = 0.05;

/** A minimum up to the startup fee never applies: every total holds the fee already. */
export function minimumWarnings(book: PriceBook): PriceBookProblem[] {
  return currencies.flatMap((currency) => {
    const { minimumTotal, startupFee } = book.currencies[currency];
    const path = `currencies.${currency}.minimumTotal`;
    return minimumTotal <= startupFee ? [warning('minimum-never-applies', path, { minimumTotal, startupFee })] : [];
  });
}

/** The same limit in every currency is the same number, and another amount of money in each (P4). */
export function thresholdWarnings(book: PriceBook): PriceBookProblem[] {
  const [first, ...others] = currencies.map((currency) => book.currencies[currency].comfortSuggestionLimit);
  if (first === undefined || others.some((limit) => limit !== first)) return [];
  return currencies.map((currency) =>
    warning('threshold-same', `currencies.${currency}.comfortSuggestionLimit`, { value: first }),
  );
}

/**
 * Estimates that drift more than 5 % from the currency they are converted from. The rate of a list is the median of its
 * amounts divided by their source's: an exchange rate may move, and then all of them move. So each amount is compared
 * with its own list's rate (`estimate-drift`), and the list's rate with the base's (`estimate-shift`): the source was
 * changed and the estimate was not, or the other way round. Limits of suggestions are no prices and are left out.
 */
export function estimateWarnings(book: PriceBook, base?: PriceBook): PriceBookProblem[] {
  return currencies.flatMap((currency) => {
    const ratios = ratiosOf(book, currency);
    const rate = median(ratios);
    if (rate === undefined) return [];
    const drifts = ratios.filter(({ ratio }) => Math.abs(ratio / rate - 1) > largestDrift);
    const usual = base && median(ratiosOf(base, currency));
    const isShifted = usual !== undefined && Math.abs(rate / usual - 1) > largestDrift;
    return [
      ...drifts.map(({ path, ratio }) =>
        warning('estimate-drift', path, { rate: rounded(rate), value: rounded(ratio) }),
      ),
      ...(isShifted
        ? [
            warning('estimate-shift', `currencies.${currency}.estimatedFrom`, {
              rate: rounded(rate),
              before: rounded(usual),
            }),
          ]
        : []),
    ];
  });
}

type Ratio = { readonly path: string; readonly ratio: number };

function ratiosOf(book: PriceBook, currency: Currency): Ratio[] {
  const { estimatedFrom, ...prices } = book.currencies[currency];
  if (!estimatedFrom) return [];
  const source = book.currencies[estimatedFrom];
  const own = prices.comfort;
  const other = source.comfort;
  const pairs: [path: string, amount: number, source: number | undefined][] = [
    ['startupFee', prices.startupFee, source.startupFee],
    ['minimumTotal', prices.minimumTotal, source.minimumTotal],
    ...prices.tiers.map(({ min, fee }, index): [string, number, number] => [
      `tiers.${index}.fee`,
      fee,
      tierFor(book, estimatedFrom, min).fee,
    ]),
    ['comfort.flexPerMonth', own.flexPerMonth, other.flexPerMonth],
    ...own.packs.map(({ total }, index): [string, number, number | undefined] => [
      `comfort.packs.${index}.total`,
      total,
      other.packs[index]?.total,
    ]),
    ...(['webinar', 'consultation', 'customContract', 'promotionalMaterials'] as const).map(
      (name): [string, number, number] => [`comfort.addOns.${name}`, own.addOns[name], other.addOns[name]],
    ),
    ...own.addOns.engagementFeatures.map((amount, level): [string, number, number | undefined] => [
      `comfort.addOns.engagementFeatures.${level}`,
      amount,
      other.addOns.engagementFeatures[level],
    ]),
  ];
  return pairs.flatMap(([path, amount, from]) =>
    from === undefined ? [] : [{ path: `currencies.${currency}.${path}`, ratio: amount / from }],
  );
}

function median(ratios: readonly Ratio[]): number | undefined {
  const sorted = ratios.map(({ ratio }) => ratio).sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)];
}

const rounded = (ratio: number): number => Math.round(ratio * 10_000) / 10_000;
