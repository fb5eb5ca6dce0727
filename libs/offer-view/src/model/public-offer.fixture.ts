import { quoteFields, quoteTerms, type NewQuote, type PublicOffer, type Quote } from '@programme/contracts';
import { firstPriceBook, quotePrices, type Currency, type PriceBook } from '@programme/pricing';

export const enterprise: NewQuote = { packageType: 'enterprise', activeUsers: 120, monthsCount: 6 };
export const comfort: NewQuote = { packageType: 'comfort', employeesCount: 123, monthsCount: 4 };
export const both: NewQuote = { packageType: 'both', activeUsers: 120, monthsCount: 3 };

/** A quote as the API answers it. */
export function pricedQuote(
  quote: NewQuote,
  currency: Currency,
  orderIndex = 0,
  book: PriceBook = firstPriceBook,
): Quote {
  const fields = quoteFields(quote);
  return {
    ...fields,
    id: orderIndex + 1,
    orderIndex,
    calculatedPrices: quotePrices(book, quoteTerms(fields, currency)),
  };
}

/** An offer as the API answers it; in PLN and valid unless said otherwise. */
export function publicOffer(
  quotes: readonly NewQuote[],
  changes: Partial<PublicOffer['offer']> = {},
  book: PriceBook = firstPriceBook,
): PublicOffer {
  const offer = {
    clientName: 'Acme',
    creator: 'Anna Nowak',
    currency: 'PLN' as Currency,
    validUntil: '2027-02-19',
    createdAt: '2026-11-21T09:00:00.000Z',
    preparedOn: '2026-11-21',
    daysLeft: 90,
    expired: false,
    ...changes,
  };
  return {
    offer,
    quotes: quotes.map((quote, index) => pricedQuote(quote, offer.currency, index, book)),
    status: offer.expired ? 'expired' : 'open',
    revision: 1,
    decision: null,
    language: null,
    contact: null,
    creatorContact: { email: null, phone: null },
    thread: [],
    extensionRequestedAt: null,
  };
}
