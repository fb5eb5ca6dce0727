import type { QuotePrices } from '@programme/pricing';
import { ProblemError } from '../../../platform/errors/problem.error.js';
import type { ActivePriceBookService, LoadedPriceBook } from '../../price-books/active/active-price-book.service.js';

type Priced = readonly { readonly calculatedPrices: QuotePrices }[];

/**
 * The quotes at the prices in force. Throws `price-book-changed`, with the totals by both books, when the salesperson saw
 * the prices of another book (`seenId`) and a quote is priced anew: quotes that keep their prices (decision P11) do not
 * depend on the book.
 *
 * @param price prices the quotes by a book, or takes over the prices that they keep
 */
export function pricedAsSeen<Quotes extends Priced>(
  books: ActivePriceBookService,
  seenId: string | undefined,
  price: (book: LoadedPriceBook) => Quotes,
): Quotes {
  const current = books.current();
  const quotes = price(current);
  if (seenId === undefined || seenId === current.id) return quotes;
  const seen = books.byId(seenId);
  const before = seen && price(seen);
  const isSame = before?.every(({ calculatedPrices }, index) => {
    return calculatedPrices.priceBookId === quotes[index]?.calculatedPrices.priceBookId;
  });
  if (isSame) return quotes;
  throw new ProblemError('price-book-changed', {
    totals: { before: before ? totalsOf(before) : null, after: totalsOf(quotes), priceBookId: current.id },
  });
}

const totalsOf = (quotes: Priced) =>
  quotes.map(({ calculatedPrices: { enterprise, comfort } }) => ({
    ...(enterprise && { enterprise: enterprise.discountedTotal }),
    ...(comfort && { comfort: comfort.discountedTotal }),
  }));
