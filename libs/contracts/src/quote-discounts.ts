import { discountedTotal, type QuotedLength, type QuotePrices } from '@programme/pricing';
import type { QuoteFields } from './quote.response.js';
import type { TypedDiscount } from './quote.schema.js';

/** The discount that counts for each package of a quote. */
export function quoteDiscounts(quote: QuoteFields): {
  readonly enterprise: TypedDiscount;
  readonly comfort: TypedDiscount;
} {
  const single = { type: quote.discountType, value: quote.discountValue };
  if (quote.packageType !== 'both') return { enterprise: single, comfort: single };
  return {
    enterprise: { type: quote.enterpriseDiscountType, value: quote.enterpriseDiscountValue },
    comfort: { type: quote.comfortDiscountType, value: quote.comfortDiscountValue },
  };
}

export type DiscountField = 'discountValue' | 'enterpriseDiscountValue' | 'comfortDiscountValue';

export type ExcessiveDiscount = {
  readonly field: DiscountField;
  /** The length of whose price the discount leaves nothing; of several, the one with the lowest price. */
  readonly months: number;
  /** The price of that length before the discount, in major units. */
  readonly price: number;
};

/**
 * Fixed discounts of a quote that leave nothing of the price of a length that a client may accept, which an offer must not
 * have (decisions P21, P23): a client would have that length for free. Less than half a unit left is nothing too, for what
 * is left is rounded (P10).
 */
export function excessiveDiscounts(quote: QuoteFields, prices: QuotePrices): ExcessiveDiscount[] {
  const discounts = quoteDiscounts(quote);
  const both = quote.packageType === 'both';
  const lengths = [{ ...prices, months: quote.monthsCount }, ...prices.options];
  const of = (
    field: DiscountField,
    { type, value }: TypedDiscount,
    priceOf: (one: QuotedLength) => number | undefined,
  ) => {
    if (type !== 'amount' || value === null || value === 0) return [];
    const reached = lengths.flatMap((length) => {
      const price = priceOf(length);
      return price !== undefined && discountedTotal(price, { type, value }) === 0
        ? [{ field, months: length.months, price }]
        : [];
    });
    return reached.sort((one, other) => one.price - other.price).slice(0, 1);
  };
  return [
    ...of(
      both ? 'enterpriseDiscountValue' : 'discountValue',
      discounts.enterprise,
      (one) => one.enterprise?.finalTotal,
    ),
    ...of(both ? 'comfortDiscountValue' : 'discountValue', discounts.comfort, (one) => one.comfort?.totalCost),
  ];
}

/**
 * The share of its own length's price that a fixed discount takes, in percent with at most two decimals; null for another
 * discount, and for an amount above that price.
 */
export function discountAsPercentage(quote: QuoteFields, prices: QuotePrices, field: DiscountField): number | null {
  const ofComfort = field === 'comfortDiscountValue' || quote.packageType === 'comfort';
  const { type, value } = quoteDiscounts(quote)[ofComfort ? 'comfort' : 'enterprise'];
  const price = ofComfort ? prices.comfort?.totalCost : prices.enterprise?.finalTotal;
  if (type !== 'amount' || value === null || !price || value > price) return null;
  return Math.round((value / price) * 10_000) / 100;
}
