import { useRef } from 'react';
import {
  discountAsPercentage,
  excessiveDiscounts,
  type DiscountField,
  type FieldIssue,
  type QuoteFields,
} from '@programme/contracts';
import { useTranslate } from '@programme/mfe-contract';
import type { QuotePrices } from '@programme/pricing';
import { discountFields } from './quote-form.values';
import { useOfferMoney } from './use-offer-money';
import { pricesRequest, type Pricing } from './use-quote-prices';

export type DiscountRule = {
  /** Keeps the prices of a quote: what comes next is checked against them as long as it is the same quote. */
  readonly learn: (quote: QuoteFields, prices: QuotePrices) => void;
  /** Fixed discounts that leave nothing of a price, with the length; none while the price of the quote is not known. */
  readonly issues: (quote: QuoteFields) => readonly FieldIssue[];
  /** What to give instead of such a discount: the same of the quote's own price, in percent. */
  readonly percentage: (quote: QuoteFields, field: DiscountField) => number | null;
};

/** A fixed discount leaves something of each price that a client may accept (decisions P21, P23). The server knows them. */
export function useDiscountRule(pricing: Pricing): DiscountRule {
  const money = useOfferMoney(pricing.currency, 'typed');
  const known = useRef<{ readonly request: string; readonly prices: QuotePrices }>(undefined);
  const translate = useTranslate();
  const requestOf = (quote: QuoteFields) => JSON.stringify(pricesRequest(quote, pricing));
  const excessive = (quote: QuoteFields) =>
    known.current?.request === requestOf(quote) ? excessiveDiscounts(quote, known.current.prices) : [];
  return {
    learn: (quote, prices) => {
      known.current = { request: requestOf(quote), prices };
    },
    issues: (quote) =>
      excessive(quote).map(({ field, months, price }) => ({
        field,
        key: 'quote.discount.abovePrice',
        parameters: { length: translate('quote.length', { count: months }), price: money(price) },
      })),
    percentage: (quote, field) =>
      known.current && excessive(quote).some((one) => one.field === field)
        ? discountAsPercentage(quote, known.current.prices, field)
        : null,
  };
}

/** Whether a field holds how high a discount is. */
export const isDiscountValue = (field: string): boolean =>
  [...discountFields('both'), ...discountFields('comfort')].some(({ value }) => value === field);
