import { useRef } from 'react';
import { excessiveDiscounts, type FieldIssue, type QuoteFields } from '@programme/contracts';
import type { QuotePrices } from '@programme/pricing';
import { discountFields } from './quote-form.values';
import { useOfferMoney } from './use-offer-money';
import { pricesRequest, type Pricing } from './use-quote-prices';

export type DiscountRule = {
  /** Keeps the prices of a quote: what comes next is checked against them as long as it is the same quote. */
  readonly learn: (quote: QuoteFields, prices: QuotePrices) => void;
  /** Fixed discounts above the price, with the amounts; none while the price of the quote is not known. */
  readonly issues: (quote: QuoteFields) => readonly FieldIssue[];
};

/** A fixed discount must not be higher than the price (decision P21), which the server calculates. */
export function useDiscountRule(pricing: Pricing): DiscountRule {
  const money = useOfferMoney(pricing.currency, 'typed');
  const known = useRef<{ readonly request: string; readonly prices: QuotePrices }>(undefined);
  const requestOf = (quote: QuoteFields) => JSON.stringify(pricesRequest(quote, pricing));
  return {
    learn: (quote, prices) => {
      known.current = { request: requestOf(quote), prices };
    },
    issues: (quote) =>
      known.current?.request === requestOf(quote)
        ? excessiveDiscounts(quote, known.current.prices).map(({ field, price, excess }) => ({
            field,
            key: 'quote.discount.abovePrice',
            parameters: { price: money(price), excess: money(excess) },
          }))
        : [],
  };
}

/** Whether a field holds how high a discount is. */
export const isDiscountValue = (field: string): boolean =>
  [...discountFields('both'), ...discountFields('comfort')].some(({ value }) => value === field);
