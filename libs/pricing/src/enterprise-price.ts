import { durationModifierFor } from './contract-length.js';
import type { Currency } from './currency.js';
import { checkMonths, checkWholeNumber, pricesIn, toMinorFromZero } from './input-checks.js';
import {
  larger,
  scale,
  subtract,
  sum,
  times,
  toMajor,
  toMinor,
  wholeInBasisPoints,
  type BasisPoints,
  type Minor,
} from './money.js';
import type { CurrencyPrices, PriceBook } from './price-book.js';
import { tierFor } from './pricing-tier.js';

interface EnterpriseTerms {
  readonly currency: Currency;
  /** Major units, zero or more, at most two decimals. Zero waives the fee; null or nothing means the list's fee. */
  readonly startupFeeOverride?: number | null;
}

export interface EnterpriseInput extends EnterpriseTerms {
  /** Whole number, at least 1. */
  readonly activeUsers: number;
  /** Whole number, 1 to 12. */
  readonly months: number;
}

export interface EnterpriseByMonthInput extends EnterpriseTerms {
  /** Active users of month 1, 2, 3…: one whole number of at least 1 for each month of the contract, 1 to 12 of them. */
  readonly activeUsersByMonth: readonly number[];
}

/** An Enterprise price (S1 §3, S2 §3). Amounts are major units of the currency with at most two decimals. */
export interface EnterprisePrice {
  readonly startupFee: number;
  /** The tier's fee for one month, before the modifier; in advanced mode the mean of the months' tier fees (P8). */
  readonly monthlyFee: number;
  /** All months' tier fees, before the modifier. */
  readonly feesBeforeModifier: number;
  /** What the modifier adds to them: negative is a discount, positive a surcharge. */
  readonly modifierAmount: number;
  /** All months' fees, the modifier applied: the sum of the two above. */
  readonly totalMonthlyFees: number;
  /** Startup fee and monthly fees, before the minimum. */
  readonly baseTotal: number;
  /** The larger of `baseTotal` and the currency's minimum total. */
  readonly finalTotal: number;
  readonly wasAdjustedToMinimum: boolean;
  /** What raises `baseTotal` to `finalTotal`; zero unless it was adjusted. */
  readonly minimumAdjustment: number;
  /** In percent: 40 for 12 months, 0 for 3, −60 (a surcharge) for 1 (P16). */
  readonly discountPercentage: number;
  /** As a fraction: −0.4 for 12 months. */
  readonly modifier: number;
  /** One month's fee, the modifier applied; the startup fee is not in it. */
  readonly monthlyPayment: number;
  /** `finalTotal` divided by the sum of the months' users, rounded half up to 2 decimals (P18). */
  readonly avgPerParticipantPerMonth: number;
}

/** One month of advanced mode: `fee` is its tier fee, `total` that fee with the modifier applied (P8). */
export interface MonthlyBreakdown {
  readonly month: number;
  readonly au: number;
  readonly fee: number;
  readonly total: number;
}

export interface EnterprisePriceByMonth extends EnterprisePrice {
  /** Its totals add up to `totalMonthlyFees` to the last minor unit. */
  readonly monthlyBreakdown: readonly MonthlyBreakdown[];
}

/**
 * Prices an Enterprise contract with the same number of active users in every month (S1 §9).
 *
 * @throws RangeError for input outside the ranges that {@link EnterpriseInput} states
 */
export function enterprisePrice(priceBook: PriceBook, input: EnterpriseInput): EnterprisePrice {
  const { activeUsers, months } = input;
  checkMonths(priceBook, months);
  return compute(priceBook, input, new Array<number>(months).fill(activeUsers)).price;
}

/**
 * `finalTotal` of {@link enterprisePrice} alone, at the list's startup fee: where thousands of them are compared.
 *
 * @throws RangeError for input outside the ranges that {@link EnterpriseInput} states
 */
export function enterpriseTotal(
  priceBook: PriceBook,
  { currency, activeUsers, months }: Omit<EnterpriseInput, 'startupFeeOverride'>,
): number {
  const prices = pricesIn(priceBook, currency);
  const factor = wholeInBasisPoints + durationModifierFor(priceBook, months).modifier;
  const fees = times(toMinor(tierFor(priceBook, currency, activeUsers).fee), months);
  return toMajor(totals(prices, toMinor(prices.startupFee), fees, factor).finalTotal);
}

/**
 * Prices an Enterprise contract whose number of active users differs by month: the calculator's advanced mode
 * (S1 §9, P8). With equal users in all months the price is that of {@link enterprisePrice}.
 *
 * @throws RangeError for input outside the ranges that {@link EnterpriseByMonthInput} states
 */
export function enterprisePriceByMonth(priceBook: PriceBook, input: EnterpriseByMonthInput): EnterprisePriceByMonth {
  const { activeUsersByMonth } = input;
  checkMonths(priceBook, activeUsersByMonth.length);
  const { price, fees, factor, totalMonthlyFees } = compute(priceBook, input, activeUsersByMonth);
  return { ...price, monthlyBreakdown: breakDown(fees, factor, totalMonthlyFees) };
}

function compute(priceBook: PriceBook, terms: EnterpriseTerms, usersByMonth: readonly number[]) {
  usersByMonth.forEach((users) => checkWholeNumber('active users', users, 1));
  const prices = pricesIn(priceBook, terms.currency);
  const months = usersByMonth.length;
  const { modifier } = durationModifierFor(priceBook, months);
  const factor = wholeInBasisPoints + modifier;

  const fees = usersByMonth.map((au) => ({ au, fee: toMinor(tierFor(priceBook, terms.currency, au).fee) }));
  const sumOfFees = sum(fees.map(({ fee }) => fee));
  const startupFee = toMinorFromZero('startupFeeOverride', terms.startupFeeOverride ?? prices.startupFee);
  const { totalMonthlyFees, baseTotal, finalTotal } = totals(prices, startupFee, sumOfFees, factor);
  const userMonths = usersByMonth.reduce((total, users) => total + users, 0);

  const price: EnterprisePrice = {
    startupFee: toMajor(startupFee),
    monthlyFee: toMajor(scale(sumOfFees, 1, months)),
    feesBeforeModifier: toMajor(sumOfFees),
    modifierAmount: toMajor(subtract(totalMonthlyFees, sumOfFees)),
    totalMonthlyFees: toMajor(totalMonthlyFees),
    baseTotal: toMajor(baseTotal),
    finalTotal: toMajor(finalTotal),
    wasAdjustedToMinimum: finalTotal > baseTotal,
    minimumAdjustment: toMajor(subtract(finalTotal, baseTotal)),
    // Subtracted from 0, because −0 would come out of a bare minus.
    discountPercentage: 0 - modifier / 100,
    modifier: modifier / wholeInBasisPoints,
    monthlyPayment: toMajor(scale(sumOfFees, factor, wholeInBasisPoints * months)),
    avgPerParticipantPerMonth: toMajor(scale(finalTotal, 1, userMonths)),
  };
  return { price, fees, factor, totalMonthlyFees };
}

/** Fees with the modifier, with the startup fee, and raised to the minimum. */
function totals(prices: CurrencyPrices, startupFee: Minor, sumOfFees: Minor, factor: BasisPoints) {
  const totalMonthlyFees = scale(sumOfFees, factor, wholeInBasisPoints);
  const baseTotal = sum([startupFee, totalMonthlyFees]);
  return { totalMonthlyFees, baseTotal, finalTotal: larger(baseTotal, toMinor(prices.minimumTotal)) };
}

interface MonthFee {
  readonly au: number;
  readonly fee: Minor;
}

/** Each month's fee with the modifier applied; the last month carries what rounding left over, so the sum is exact. */
function breakDown(fees: readonly MonthFee[], factor: BasisPoints, total: Minor): readonly MonthlyBreakdown[] {
  let left = total;
  return fees.map(({ au, fee }, index) => {
    const isLast = index === fees.length - 1;
    const share = isLast ? left : scale(fee, factor, wholeInBasisPoints);
    left = subtract(left, share);
    return { month: index + 1, au, fee: toMajor(fee), total: toMajor(share) };
  });
}
