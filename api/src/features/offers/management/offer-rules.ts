import { excessiveDiscounts, type FieldIssue, type QuoteFields } from '@programme/contracts';
import type { QuotePrices } from '@programme/pricing';

type PricedOffer = {
  readonly validUntil: string;
  readonly quotes: readonly (QuoteFields & { readonly calculatedPrices: QuotePrices })[];
};

/**
 * What an offer must not have (decision P21): a last day that is over, unless it had that one before, and a fixed discount
 * that is higher than the price.
 *
 * @param today in the server's time zone (decision B15)
 * @param storedDay the last day of the offer as it is stored; nothing for a new one
 */
export function offerIssues({ validUntil, quotes }: PricedOffer, today: string, storedDay?: string): FieldIssue[] {
  const isPast = validUntil < today && validUntil !== storedDay;
  return [
    ...(isPast ? [{ field: 'validUntil', key: 'validation.validUntil.past', parameters: {} } as const] : []),
    ...quotes.flatMap((quote, index) =>
      excessiveDiscounts(quote, quote.calculatedPrices).map(
        ({ field }) =>
          ({ field: `quotes[${index}].${field}`, key: 'validation.discount.abovePrice', parameters: {} }) as const,
      ),
    ),
  ];
}
