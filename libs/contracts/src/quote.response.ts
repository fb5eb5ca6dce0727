import {
  decimal,
  flag,
  listOf,
  oneOf,
  responseObject,
  rowId,
  text,
  wholeNumber,
  type ResponseOf,
} from './response-fields.js';
import { discountTypes, packageTypes } from './quote.schema.js';

/** Amounts in major units with at most two decimals (S2 §3). */
const enterprisePrice = responseObject({
  startupFee: decimal(),
  monthlyFee: decimal(),
  monthlyPayment: decimal(),
  totalMonthlyFees: decimal(),
  baseTotal: decimal(),
  finalTotal: decimal(),
  wasAdjustedToMinimum: flag(),
  discountPercentage: decimal(),
  modifier: decimal(),
  /** `finalTotal` after the quote's discount. */
  discountedTotal: decimal(),
});

/** A cheaper way to buy so many months, before any discount (decision P12). */
const betterPrice = responseObject({
  parts: listOf(responseObject({ kind: oneOf(['pack', 'flex']), months: wholeNumber(), count: wholeNumber() })),
  perUser: decimal(),
  savingsPerUser: decimal(),
  longerPack: responseObject({ months: wholeNumber(), perUser: decimal() }).nullable(),
});

const comfortPrice = responseObject({
  seats: wholeNumber(),
  baseCost: decimal(),
  totalCost: decimal(),
  perUserCost: decimal(),
  monthlyRate: decimal(),
  /** Null for flex. */
  packMonths: wholeNumber().nullable(),
  /** `totalCost` after the quote's discount. */
  discountedTotal: decimal(),
  betterPrice: betterPrice.nullable(),
});

const prices = {
  enterprise: enterprisePrice.optional().default(undefined),
  comfort: comfortPrice.optional().default(undefined),
};

/** Answer of `POST /api/offers/calculate-prices`: a `QuotePrices` of the price engine. */
export const quotePricesResponse = responseObject({
  priceBookId: text(),
  /** Of the book's content, and the engine's version; quotes of before the price books do not say them. */
  priceBookDigest: text().optional(),
  engineVersion: wholeNumber().optional(),
  ...prices,
  options: listOf(responseObject({ months: wholeNumber(), ...prices })),
  totals: listOf(
    responseObject({
      months: wholeNumber(),
      enterprise: decimal().optional(),
      comfort: decimal().optional(),
      packMonths: wholeNumber().nullable().optional(),
    }),
  ),
});

const fields = {
  packageType: oneOf(packageTypes),
  activeUsers: wholeNumber().nullable(),
  employeesCount: wholeNumber().nullable(),
  monthsCount: wholeNumber(),
  discountType: oneOf(discountTypes),
  discountValue: decimal().nullable(),
  enterpriseDiscountType: oneOf(discountTypes),
  enterpriseDiscountValue: decimal().nullable(),
  comfortDiscountType: oneOf(discountTypes),
  comfortDiscountValue: decimal().nullable(),
  startupFeeOverride: decimal().nullable(),
  note: text().nullable(),
  showBetterPriceHint: flag(),
};

/** What a quote asks for, brought to one shape: a quote without prices. */
export const quoteFieldsResponse = responseObject(fields);

export type QuoteFields = ResponseOf<typeof quoteFieldsResponse>;

export const quoteFieldNames = Object.keys(fields) as readonly (keyof QuoteFields)[];

/** A quote of an offer: what was asked for, and what it was priced at on that day. */
export const quoteResponse = responseObject({
  id: rowId(),
  ...fields,
  calculatedPrices: quotePricesResponse,
  orderIndex: wholeNumber(),
});

export type Quote = ResponseOf<typeof quoteResponse>;
