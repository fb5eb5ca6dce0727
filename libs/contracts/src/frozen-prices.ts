import type { Currency, QuotePrices } from '@programme/pricing';
import type { Quote, QuoteFields } from './quote.response.js';
import { quoteTerms } from './quote.schema.js';

/** An offer as it was before a change. */
export type PricedOffer = { readonly currency: Currency; readonly quotes: readonly Quote[] };

/**
 * The prices that a quote of a changed offer keeps: those of a quote that the offer had on the same terms, for what a
 * client was shown never changes because a price list did (decision P11). `undefined` for a quote that is to be priced
 * anew.
 */
export function frozenPrices(
  offer: PricedOffer | null,
  quote: QuoteFields,
  currency: Currency,
): QuotePrices | undefined {
  if (offer?.currency !== currency) return undefined;
  const terms = JSON.stringify(quoteTerms(quote, currency));
  return offer.quotes.find((one) => JSON.stringify(quoteTerms(one, currency)) === terms)?.calculatedPrices;
}
