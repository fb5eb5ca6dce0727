import type { QuotePrices } from '@programme/pricing';
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
  /** What the discount is taken off, in major units. */
  readonly price: number;
  /** By how much the discount is higher than the price, in major units. */
  readonly excess: number;
};

/**
 * Fixed discounts of a quote that are higher than the price of its own length, which an offer must not have (decision P21).
 * As high as the price is allowed.
 */
export function excessiveDiscounts(quote: QuoteFields, { enterprise, comfort }: QuotePrices): ExcessiveDiscount[] {
  const discounts = quoteDiscounts(quote);
  const both = quote.packageType === 'both';
  const priced = [
    {
      field: both ? 'enterpriseDiscountValue' : 'discountValue',
      price: enterprise?.finalTotal,
      ...discounts.enterprise,
    },
    { field: both ? 'comfortDiscountValue' : 'discountValue', price: comfort?.totalCost, ...discounts.comfort },
  ] as const;
  return priced.flatMap(({ field, price, type, value }) =>
    type === 'amount' && value !== null && price !== undefined && value > price
      ? [{ field, price, excess: cents(value - price) }]
      : [],
  );
}

/** Without what floating point adds behind the second decimal. */
const cents = (amount: number): number => Math.round(amount * 100) / 100;
