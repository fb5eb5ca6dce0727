import { frozenPrices, quoteFields, quoteTerms, type NewQuote, type QuoteFields } from '@programme/contracts';
import { currentPriceBook, quotePrices, type Currency, type QuotePrices } from '@programme/pricing';
import type { OfferEntity } from '../records/offer.entity.js';
import { toQuotes } from '../records/offer.mapper.js';
import type { NewQuoteRow } from '../records/offer.repository.js';

export type PricedQuote = QuoteFields & { readonly calculatedPrices: QuotePrices };

/** A checked quote at the prices of today's price book, neighbouring lengths included (decision P11). */
export function pricedQuote(quote: NewQuote, currency: Currency): PricedQuote {
  const fields = quoteFields(quote);
  return { ...fields, calculatedPrices: quotePrices(currentPriceBook, quoteTerms(fields, currency)) };
}

/** The quotes of a changed offer, in their order: those whose terms the offer had already keep their prices. */
export function repricedQuotes(quotes: readonly NewQuote[], currency: Currency, old: OfferEntity): NewQuoteRow[] {
  const known = { currency: old.currency, quotes: toQuotes(old) };
  return quotes.map((quote, orderIndex) => {
    const fields = quoteFields(quote);
    const calculatedPrices = frozenPrices(known, fields, currency) ?? pricedQuote(quote, currency).calculatedPrices;
    return { ...fields, calculatedPrices, orderIndex };
  });
}
