import { comfortPrice, currencies, enterpriseTotal, type Currency, type PriceBook } from '@programme/pricing';
import { canonicalJson } from '@programme/contracts';
import { warning, type PriceBookProblem } from '../rules/problem.js';

/** A total that changes by more than this share of what it was needs a reason. */
const largestChange = 0.25;

/** Totals of a contract of some length. */
type Change = { readonly months: number; readonly before: number; readonly after: number };

const shareOf = ({ before, after }: Change): number => Math.abs(after - before) / before;

/** The change that is the largest in its share, if that is more than allowed. */
function worst(changes: readonly Change[]): Change | undefined {
  const [first] = changes.toSorted((one, other) => shareOf(other) - shareOf(one));
  return first && shareOf(first) > largestChange ? first : undefined;
}

const changed = (path: string, change: Change | undefined): PriceBookProblem[] =>
  change
    ? [warning('total-changed', path, { ...change, percent: Math.round((change.after / change.before - 1) * 100) })]
    : [];

const lengthsOf = ({ months: { min, max } }: PriceBook): number[] =>
  Array.from({ length: max - min + 1 }, (_, index) => min + index);

/**
 * Totals that change by more than 25 % against the base: one warning for each tier (its length with the largest change),
 * for flex, each pack and each add-on. A total is that of `enterpriseTotal` and `comfortPrice`, so that a minimum, a
 * startup fee or a modifier counts as much as a tier's fee.
 */
export function changeWarnings(book: PriceBook, base: PriceBook): PriceBookProblem[] {
  return currencies.flatMap((currency) => [
    ...tierChanges(book, base, currency),
    ...comfortChanges(book, base, currency),
    ...limitChange(book, base, currency),
  ]);
}

/** The limit of suggestions is no total, and decides as much: which visitors are shown Comfort. */
function limitChange(book: PriceBook, base: PriceBook, currency: Currency): PriceBookProblem[] {
  const { comfortSuggestionLimit: before } = base.currencies[currency];
  const { comfortSuggestionLimit: after } = book.currencies[currency];
  if (Math.abs(after - before) <= largestChange * before) return [];
  const percent = Math.round((after / before - 1) * 100);
  return [warning('limit-changed', `currencies.${currency}.comfortSuggestionLimit`, { before, after, percent })];
}

/** Compared at the least users of each tier, and of each tier of the base that begins within it. */
function tierChanges(book: PriceBook, base: PriceBook, currency: Currency): PriceBookProblem[] {
  if (hasSameTotals(book, base, currency)) return [];
  const starts = base.currencies[currency].tiers.map(({ min }) => min);
  const { tiers } = book.currencies[currency];
  return tiers.flatMap(({ min, max }, index) => {
    const last = index === tiers.length - 1 ? Infinity : max;
    const users = new Set([min, ...starts.filter((start) => start > min && start <= last)]);
    const changes = [...users].flatMap((activeUsers) =>
      lengthsOf(book).map((months) => ({
        months,
        before: enterpriseTotal(base, { currency, activeUsers, months }),
        after: enterpriseTotal(book, { currency, activeUsers, months }),
      })),
    );
    return changed(`currencies.${currency}.tiers.${index}.fee`, worst(changes));
  });
}

/** Whether nothing differs that an Enterprise total depends on: most edits concern one currency. */
function hasSameTotals(book: PriceBook, base: PriceBook, currency: Currency): boolean {
  const figures = ({ durationModifiers, currencies: { [currency]: prices } }: PriceBook) =>
    canonicalJson([durationModifiers, prices.startupFee, prices.minimumTotal, prices.tiers]);
  return figures(book) === figures(base);
}

function comfortChanges(book: PriceBook, base: PriceBook, currency: Currency): PriceBookProblem[] {
  const path = `currencies.${currency}.comfort`;
  const { packs, addOns } = book.currencies[currency].comfort;
  const before = base.currencies[currency].comfort.addOns;
  const perUser = (months: number): Change => ({
    months,
    before: comfortPrice(base, { currency, employees: 1, months }).perUserCost,
    after: comfortPrice(book, { currency, employees: 1, months }).perUserCost,
  });
  const { engagementFeatures: levels, ...single } = addOns;
  const once = [
    ...Object.entries(single).map(([name, after]) => ({ name, before: before[name as keyof typeof single], after })),
    ...levels.map((after, level) => ({
      name: `engagementFeatures.${level}`,
      before: before.engagementFeatures[level] ?? after,
      after,
    })),
  ];
  return [
    ...changed(`${path}.flexPerMonth`, worst([perUser(1)])),
    ...packs.flatMap(({ months }, index) => changed(`${path}.packs.${index}.total`, worst([perUser(months)]))),
    ...once.flatMap(({ name, ...amounts }) => changed(`${path}.addOns.${name}`, worst([{ months: 1, ...amounts }]))),
  ];
}

/**
 * Totals that fall when months or users rise. Enterprise: one warning for each length that costs less than the length before
 * it, in any tier and currency. Fees rise with the users, so a total cannot fall with them. Comfort: a pack that costs
 * less than a shorter one. Flex is billed by the month and has no length (P13), so a pack that costs less than a shorter
 * time of flex is meant, and is what the better-price hint is for (P12).
 */
export function fallWarnings(book: PriceBook): PriceBookProblem[] {
  return [...lengthFalls(book), ...currencies.flatMap((currency) => packFalls(book, currency))];
}

function lengthFalls(book: PriceBook): PriceBookProblem[] {
  const lengths = lengthsOf(book);
  const totals = currencies.flatMap((currency) =>
    book.currencies[currency].tiers.map(({ min: activeUsers }) =>
      lengths.map((months) => enterpriseTotal(book, { currency, activeUsers, months })),
    ),
  );
  return lengths.flatMap((months, index) => {
    const isLess = totals.some((row) => (row[index] ?? 0) < (row[index - 1] ?? 0));
    const row = book.durationModifiers.findIndex(({ min, max }) => months >= min && months <= max);
    return isLess ? [warning('total-falls', `durationModifiers.${row}.modifier`, { months, than: months - 1 })] : [];
  });
}

function packFalls(book: PriceBook, currency: Currency): PriceBookProblem[] {
  const { packs } = book.currencies[currency].comfort;
  return packs.flatMap(({ months, total }, index) => {
    const shorter = packs[index - 1];
    const path = `currencies.${currency}.comfort.packs.${index}.total`;
    return shorter && total < shorter.total ? [warning('total-falls', path, { months, than: shorter.months })] : [];
  });
}
