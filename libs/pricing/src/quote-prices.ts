import { betterPriceHint, type BetterPriceHint } from './better-price-hint.js';
import { comfortPrice, type ComfortPrice } from './comfort-price.js';
import { neighbours } from './contract-length.js';
import type { Currency } from './currency.js';
import { discountedTotal, type Discount } from './discount.js';
import { enterprisePrice, type EnterprisePrice } from './enterprise-price.js';
import type { PriceBook } from './price-book.js';

/** The Enterprise side of a quote. */
export interface EnterpriseTerms {
  /** Whole number, at least 1. */
  readonly activeUsers: number;
  /** Major units, zero or more, at most two decimals; null means the list's fee. */
  readonly startupFeeOverride: number | null;
  readonly discount: Discount;
}

/** The Comfort side of a quote. */
export interface ComfortTerms {
  /** Whole number, at least 1; priced on the next multiple of 5. */
  readonly employees: number;
  readonly discount: Discount;
}

/** What a quote offers: Enterprise, Comfort, or both of them. */
export interface QuoteTerms {
  readonly currency: Currency;
  /** Whole number, 1 to 12. */
  readonly months: number;
  readonly enterprise?: EnterpriseTerms;
  readonly comfort?: ComfortTerms;
}

/** An Enterprise price as an offer states it (S2 §3). Major units with at most two decimals. */
export type QuotedEnterprise = Pick<
  EnterprisePrice,
  | 'startupFee'
  | 'monthlyFee'
  | 'monthlyPayment'
  | 'totalMonthlyFees'
  | 'baseTotal'
  | 'finalTotal'
  | 'wasAdjustedToMinimum'
  | 'discountPercentage'
  | 'modifier'
> & {
  /** `finalTotal` after the quote's discount. */
  readonly discountedTotal: number;
};

/** A Comfort price as an offer states it (S2 §3). Major units with at most two decimals. */
export type QuotedComfort = ComfortPrice & {
  /** `totalCost` after the quote's discount. */
  readonly discountedTotal: number;
  /** A cheaper way to buy so many months, before any discount (P12); null where there is none. */
  readonly betterPrice: BetterPriceHint | null;
};

/** The prices of one contract length. */
export type QuotedLength = {
  readonly months: number;
  readonly enterprise?: QuotedEnterprise;
  readonly comfort?: QuotedComfort;
};

/** What one contract length comes to after the quote's discount. Major units with at most two decimals. */
export type QuotedTotal = {
  readonly months: number;
  readonly enterprise?: number;
  readonly comfort?: number;
  /** With `comfort`: length of its pack, null for flex. Quotes of before November 2026 do not say it. */
  readonly packMonths?: number | null;
};

/** All prices of a quote: of its own length, and of the neighbouring ones, shorter first (P11). */
export type QuotePrices = Omit<QuotedLength, 'months'> & {
  readonly priceBookId: string;
  /** SHA-256 of the book's content, and the engine's version: said by whoever stores the prices. */
  readonly priceBookDigest?: string;
  readonly engineVersion?: number;
  readonly options: readonly QuotedLength[];
  /** Every length on offer, shortest first: what a chart of the cost over the months is drawn from. */
  readonly totals: readonly QuotedTotal[];
};

/**
 * Prices a quote and its neighbouring lengths, each with the quote's own discount and startup fee (S2 §9, P11).
 *
 * @throws RangeError for terms outside the ranges that {@link QuoteTerms} states
 */
export function quotePrices(priceBook: PriceBook, terms: QuoteTerms): QuotePrices {
  const lengthOf = (months: number): QuotedLength => ({ months, ...pricesFor(priceBook, terms, months) });
  const { min, max } = priceBook.months;
  return {
    priceBookId: priceBook.id,
    ...pricesFor(priceBook, terms, terms.months),
    options: neighbours(priceBook, terms.months).map(lengthOf),
    totals: Array.from({ length: max - min + 1 }, (_, index) => totalOf(lengthOf(min + index))),
  };
}

/**
 * The prices of a quote's own length alone, where many quotes are compared.
 *
 * @throws RangeError for terms outside the ranges that {@link QuoteTerms} states
 */
export const quotedLength = (priceBook: PriceBook, terms: QuoteTerms): QuotedLength => ({
  months: terms.months,
  ...pricesFor(priceBook, terms, terms.months),
});

const totalOf = ({ months, enterprise, comfort }: QuotedLength): QuotedTotal => ({
  months,
  ...(enterprise && { enterprise: enterprise.discountedTotal }),
  ...(comfort && { comfort: comfort.discountedTotal, packMonths: comfort.packMonths }),
});

function pricesFor(
  priceBook: PriceBook,
  { currency, enterprise, comfort }: QuoteTerms,
  months: number,
): Omit<QuotedLength, 'months'> {
  return {
    ...(enterprise && { enterprise: quotedEnterprise(priceBook, currency, enterprise, months) }),
    ...(comfort && { comfort: quotedComfort(priceBook, currency, comfort, months) }),
  };
}

function quotedEnterprise(
  priceBook: PriceBook,
  currency: Currency,
  { activeUsers, startupFeeOverride, discount }: EnterpriseTerms,
  months: number,
): QuotedEnterprise {
  const price = enterprisePrice(priceBook, { currency, activeUsers, months, startupFeeOverride });
  return {
    startupFee: price.startupFee,
    monthlyFee: price.monthlyFee,
    monthlyPayment: price.monthlyPayment,
    totalMonthlyFees: price.totalMonthlyFees,
    baseTotal: price.baseTotal,
    finalTotal: price.finalTotal,
    wasAdjustedToMinimum: price.wasAdjustedToMinimum,
    discountPercentage: price.discountPercentage,
    modifier: price.modifier,
    discountedTotal: discountedTotal(price.finalTotal, discount),
  };
}

function quotedComfort(
  priceBook: PriceBook,
  currency: Currency,
  { employees, discount }: ComfortTerms,
  months: number,
): QuotedComfort {
  const price = comfortPrice(priceBook, { currency, employees, months });
  return {
    ...price,
    discountedTotal: discountedTotal(price.totalCost, discount),
    betterPrice: betterPriceHint(priceBook, { currency, months }),
  };
}
