import { limits, type PriceBookDraft } from '@programme/contracts';
import { currencies, type ComfortPack, type CurrencyPrices } from '@programme/pricing';
import { error, type PriceBookProblem } from './problem.js';
import { amountProblems, largestAmount, numberProblems } from './numbers.rules.js';

/** A pack of one month would be another price for flex. */
const packMonths = { min: 2, max: limits.months.max };

/** How far a pack's monthly figure may be from its total: the lists round it to the eye, not to the minor unit. */
const roundingShare = 0.01;
const roundingAmount = 0.01;

/** What each currency charges for Comfort (S1 §9). */
export function packProblems(book: PriceBookDraft): PriceBookProblem[] {
  return currencies.flatMap((currency) => {
    const prices = book.currencies[currency];
    return prices ? comfortProblems(`currencies.${currency}.comfort`, prices) : [];
  });
}

/** Pack lengths are one choice for all currencies: the first currency has them, the others must have the same. */
export function packLengthProblems(book: PriceBookDraft): PriceBookProblem[] {
  const [first, ...others] = currencies.flatMap((currency) => {
    const packs = book.currencies[currency]?.comfort.packs;
    return packs ? [{ currency, lengths: packs.map(({ months }) => months).join(', ') }] : [];
  });
  return others
    .filter(({ lengths }) => lengths !== first?.lengths)
    .map(({ currency, lengths }) =>
      error('pack-lengths-differ', `currencies.${currency}.comfort.packs`, {
        lengths,
        other: first?.currency ?? '',
        otherLengths: first?.lengths ?? '',
      }),
    );
}

function comfortProblems(path: string, { comfort }: CurrencyPrices): PriceBookProblem[] {
  const { flexPerMonth, packs, addOns } = comfort;
  const { engagementFeatures: levels, ...single } = addOns;
  const addOnAmounts = [
    ...Object.entries(single).map(([name, amount]) => [name, amount] as const),
    ...levels.map((amount, index) => [`engagementFeatures.${index}`, amount] as const),
  ];
  return [
    ...amountProblems(`${path}.flexPerMonth`, flexPerMonth, largestAmount.perUserMonth),
    ...(packs.length === 0 ? [error('rows-missing', `${path}.packs`)] : []),
    ...packs.flatMap((pack, index) => [
      ...onePackProblems(`${path}.packs.${index}`, pack, flexPerMonth),
      ...orderProblems(`${path}.packs.${index}.months`, pack.months, packs[index - 1]?.months),
    ]),
    ...addOnAmounts.flatMap(([name, amount]) =>
      amountProblems(`${path}.addOns.${name}`, amount, largestAmount.enterprise),
    ),
    ...levels.flatMap((amount, index) => {
      const before = levels[index - 1];
      return before === undefined || amount > before
        ? []
        : [error('engagement-not-rising', `${path}.addOns.engagementFeatures.${index}`, { value: amount, before })];
    }),
  ];
}

const orderProblems = (path: string, months: number, before: number | undefined): PriceBookProblem[] =>
  before === undefined || months > before ? [] : [error('pack-order', path, { value: months, before })];

function onePackProblems(path: string, { months, perMonth, total }: ComfortPack, flex: number): PriceBookProblem[] {
  const problems = [
    ...(numberProblems('', months, packMonths).length > 0
      ? [error('pack-months', `${path}.months`, { value: months, ...packMonths })]
      : []),
    ...amountProblems(`${path}.perMonth`, perMonth, largestAmount.perUserMonth),
    ...amountProblems(`${path}.total`, total, largestAmount.perUserMonth * limits.months.max),
  ];
  if (problems.length > 0) return problems;
  const exact = total / months;
  // In minor units: 0.07 × 3 is more than 0.21 in floating point.
  const isCheaper = inMinor(total) < inMinor(flex) * months;
  const tolerance = Math.max(perMonth * roundingShare, roundingAmount);
  return [
    ...(isCheaper ? [] : [error('pack-not-cheaper', `${path}.total`, { value: total, months, price: flex })]),
    ...(Math.abs(exact - perMonth) <= tolerance
      ? []
      : [error('pack-per-month', `${path}.perMonth`, { months, total })]),
  ];
}

/** Whole minor units of an amount that may still break a rule, which `toMinor` of the engine refuses. */
const inMinor = (amount: number): number => Math.round(amount * 100);
