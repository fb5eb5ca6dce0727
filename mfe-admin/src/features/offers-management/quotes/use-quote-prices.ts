import { frozenPrices, type PricedOffer, type QuoteFields } from '@programme/contracts';
import type { Currency, QuotePrices } from '@programme/pricing';
import { useDebounced } from '../../../shared/use-debounced';
import { offersApi, type PricesQuestion } from '../api/offers.api';

/** What prices depend on beside the quote itself. */
export type Pricing = {
  readonly currency: Currency;
  /** The offer as it was before it was opened for a change; null for a new one. */
  readonly before: PricedOffer | null;
  /** The book that the salesperson agreed to; null while nothing was asked. */
  readonly priceBookId: string | null;
};

/** A quote with the prices of its terms. */
export type PricedQuote = { readonly quote: QuoteFields; readonly prices: QuotePrices };

/** The quote in an open form: its key in the draft, null for a new one; and its prices, once they are known. */
export type OpenQuote = { readonly key: number | null; readonly priced: PricedQuote | null };

export type QuotePricesState =
  | { readonly status: 'incomplete' }
  | { readonly status: 'calculating' }
  | { readonly status: 'failed'; readonly error: unknown; readonly retry: () => void }
  | { readonly status: 'done'; readonly prices: QuotePrices };

/** The question that the API answers with prices. The note and the hint play no part in it. */
export const pricesRequest = (quote: QuoteFields, { currency, priceBookId }: Pricing): PricesQuestion => ({
  request: { ...quote, note: null, showBetterPriceHint: false, currency },
  priceBookId,
});

/**
 * The prices of a quote, from the server that will store them (decision P11). Only the answer to the current request
 * counts, in whatever order answers come.
 *
 * @param pause milliseconds without a change after which the server is asked
 */
export function useQuotePrices(quote: QuoteFields | null, pricing: Pricing, pause = 0): QuotePricesState {
  const kept = quote ? frozenPrices(pricing.before, quote, pricing.currency) : undefined;
  const wanted = quote && !kept ? JSON.stringify(pricesRequest(quote, pricing)) : '';
  const settled = useDebounced(wanted, pause);
  const quotePrices = pause === 0 ? wanted : settled;
  const request = quotePrices === '' ? null : (JSON.parse(quotePrices) as PricesQuestion);
  const { currentData, error, isFetching, refetch } = offersApi.useOfferPricesQuery(request ?? noRequest, {
    skip: request === null,
  });

  if (!quote) return { status: 'incomplete' };
  if (kept) return { status: 'done', prices: kept };
  if (quotePrices === wanted && currentData) return { status: 'done', prices: currentData };
  if (quotePrices === wanted && error !== undefined && !isFetching) {
    return { status: 'failed', error, retry: () => void refetch() };
  }
  return { status: 'calculating' };
}

const noRequest: PricesQuestion = {
  request: { packageType: 'enterprise', monthsCount: 1, currency: 'PLN' },
  priceBookId: null,
};
