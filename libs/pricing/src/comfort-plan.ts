import { checkMonths, pricesIn } from './input-checks.js';
import type { Currency } from './currency.js';
import { times, toMinor, type Minor } from './money.js';
import type { ComfortPack, PriceBook } from './price-book.js';

/** Comfort without a length, billed by the month, or a pack of one of the lengths on offer. */
export type ComfortPlan = { readonly type: 'flex' } | { readonly type: 'pack'; readonly months: number };

/** What a plan costs for one user. */
interface PlanRate {
  /** Length of the pack; null for flex. */
  readonly packMonths: number | null;
  /** One user, one month, as the price table says it (P15). */
  readonly monthlyRate: Minor;
  /** One user for everything that is charged: the whole pack, or the flex months. */
  readonly perUser: Minor;
}

/** @throws RangeError for a pack length that is not on offer */
export function rateOfPlan(priceBook: PriceBook, currency: Currency, plan: ComfortPlan): PlanRate {
  if (plan.type === 'flex') return flexRate(priceBook, currency, 1);
  const pack = findPack(priceBook, currency, plan.months);
  if (!pack) throw new RangeError(`There is no pack of ${plan.months} months`);
  return packRate(pack);
}

/** The pack of exactly this length where there is one, else flex for each month (S1 §9). */
export function rateOfMonths(priceBook: PriceBook, currency: Currency, months: number): PlanRate {
  checkMonths(priceBook, months);
  const pack = findPack(priceBook, currency, months);
  return pack ? packRate(pack) : flexRate(priceBook, currency, months);
}

/**
 * Whether Comfort has a price of its own in comparison tables: for one month (flex) and for the lengths of the packs;
 * a dash stands for all others (S1 §9). Asks the price itself, so that a stored one is answered as when it was made.
 */
export const isComfortComparable = (months: number, { packMonths }: Pick<PlanRate, 'packMonths'>): boolean =>
  months === 1 || packMonths !== null;

function findPack(priceBook: PriceBook, currency: Currency, months: number): ComfortPack | undefined {
  return pricesIn(priceBook, currency).comfort.packs.find((pack) => pack.months === months);
}

function packRate({ months, perMonth, total }: ComfortPack): PlanRate {
  return { packMonths: months, monthlyRate: toMinor(perMonth), perUser: toMinor(total) };
}

function flexRate(priceBook: PriceBook, currency: Currency, months: number): PlanRate {
  const monthlyRate = toMinor(pricesIn(priceBook, currency).comfort.flexPerMonth);
  return { packMonths: null, monthlyRate, perUser: times(monthlyRate, months) };
}
