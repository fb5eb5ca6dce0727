import { Injectable } from '@nestjs/common';
import { quoteTerms, type OfferReproduction, type Quote } from '@programme/contracts';
import { engineVersion, quotePrices, type Currency, type PriceBook, type QuotePrices } from '@programme/pricing';
import { ProblemError } from '../../../platform/errors/problem.error.js';
import { ActivePriceBookService } from '../../price-books/active/active-price-book.service.js';
import { OfferRepository } from '../records/offer.repository.js';
import { toQuotes } from '../records/offer.mapper.js';

type ReproducedQuote = OfferReproduction['quotes'][number];

/** Computes the quotes of an offer again, each from the price book that it names. */
@Injectable()
export class OfferReproductionService {
  constructor(
    private readonly offers: OfferRepository,
    private readonly priceBooks: ActivePriceBookService,
  ) {}

  /** Whether each quote comes to the prices that the client was shown, and what differs. Throws `not-found`. */
  async reproduce(id: string): Promise<OfferReproduction> {
    const offer = await this.offers.findWhole(id);
    if (!offer) throw new ProblemError('not-found');
    const quotes = toQuotes(offer).map((quote) => this.#reproduce(quote, offer.currency));
    return { equal: quotes.every(({ result }) => result === 'equal'), engineVersion, quotes };
  }

  #reproduce(quote: Quote, currency: Currency): ReproducedQuote {
    const { priceBookId, priceBookDigest = null, engineVersion: version = null } = quote.calculatedPrices;
    const named = { id: quote.id, priceBookId, priceBookDigest, engineVersion: version };
    const found = this.priceBooks.byId(priceBookId);
    if (!found) return { ...named, result: 'unknown-book', differences: [] };
    if (priceBookDigest !== null && priceBookDigest !== found.digest)
      return { ...named, result: 'other-content', differences: [] };
    const differences = differencesOf(quote, found.book, currency);
    return { ...named, result: differences.length === 0 ? 'equal' : 'differs', differences };
  }
}

/** Most differences that are named: a quote whose book is another one differs in every figure. */
const mostDifferences = 50;

function differencesOf(quote: Quote, book: PriceBook, currency: Currency): ReproducedQuote['differences'] {
  const { priceBookDigest, engineVersion: version } = quote.calculatedPrices;
  const stored = leavesOf(amountsOf(quote.calculatedPrices));
  const computed = leavesOf(amountsOf(quotePrices(book, quoteTerms(quote, currency))));
  // Older quotes do not say every figure that is stored today, such as the packs of their totals.
  const isOld = version === undefined && priceBookDigest === undefined;
  const paths = new Set([...stored.keys(), ...(isOld ? [] : computed.keys())]);
  return [...paths]
    .map((path) => ({ path, stored: stored.get(path) ?? null, computed: computed.get(path) ?? null }))
    .filter((one) => one.stored !== one.computed)
    .slice(0, mostDifferences);
}

/** Prices without what says where they come from. */
const amountsOf = ({ priceBookId: _id, priceBookDigest: _digest, engineVersion: _version, ...amounts }: QuotePrices) =>
  amounts;

/** Every value with its path, as JSON writes it. */
function leavesOf(value: unknown, path = '', leaves = new Map<string, string>()): Map<string, string> {
  if (typeof value === 'object' && value !== null) {
    for (const [name, part] of Object.entries(value)) leavesOf(part, path === '' ? name : `${path}.${name}`, leaves);
  } else if (value !== undefined) leaves.set(path, JSON.stringify(value));
  return leaves;
}
