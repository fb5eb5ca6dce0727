import { frozenPrices, quoteFields, quoteTerms, type NewQuote, type QuoteFields } from '@programme/contracts';
import { engineVersion, quotePrices, type Currency, type QuotePrices, type QuoteTerms } from '@programme/pricing';
import type { LoadedPriceBook } from '../../price-books/active/active-price-book.service.js';
import type { OfferEntity } from '../records/offer.entity.js';
import { toQuotes } from '../records/offer.mapper.js';
import type { NewQuoteRow } from '../records/offer.repository.js';

export type PricedQuote = QuoteFields & { readonly calculatedPrices: QuotePrices };

/** Prices with all that it takes to come to them again: the book's id and digest, and the engine's version. */
export const pricesBy = ({ book, digest }: LoadedPriceBook, terms: QuoteTerms): QuotePrices => ({
  ...quotePrices(book, terms),
  priceBookDigest: digest,
  engineVersion,
});

/** A checked quote at the prices of a book, neighbouring lengths included (decision P11). */
export function pricedQuote(book: LoadedPriceBook, quote: NewQuote, currency: Currency): PricedQuote {
  const fields = quoteFields(quote);
  return { ...fields, calculatedPrices: pricesBy(book, quoteTerms(fields, currency)) };
}

/** The quotes of a changed offer, in their order: those whose terms the offer had already keep their prices. */
export function repricedQuotes(
  book: LoadedPriceBook,
  quotes: readonly NewQuote[],
  currency: Currency,
  old: OfferEntity,
): NewQuoteRow[] {
  const known = { currency: old.currency, quotes: toQuotes(old) };
  return quotes.map((quote, orderIndex) => {
    const fields = quoteFields(quote);
    const kept = frozenPrices(known, fields, currency);
    return { ...fields, calculatedPrices: kept ?? pricedQuote(book, quote, currency).calculatedPrices, orderIndex };
  });
}
