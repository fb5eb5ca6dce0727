import { quoteTerms, type PriceSimulation } from '@programme/contracts';
import { quotedLength, type PriceBook } from '@programme/pricing';
import type { OpenQuote } from '../offers/records/open-offer.repository.js';
import { MoneySums } from './money-sums.js';

type Affected = PriceSimulation['offers']['mostAffected'][number];

const mostListed = 20;

const packages = ['enterprise', 'comfort'] as const;

/** Open offers as if they were quoted by another book: sums, and the most affected ones. */
export class OfferSimulation {
  readonly #sums = new MoneySums<Pick<Affected, 'currency' | 'package'>>();
  #affected: Affected[] = [];
  #count = 0;

  constructor(private readonly book: PriceBook) {}

  /** @param quotes of an offer all that it has */
  add(quotes: readonly OpenQuote[]): void {
    const largest = new Map<string, Affected>();
    for (const change of quotes.flatMap((quote) => this.#changesOf(quote))) {
      const known = largest.get(change.id);
      if (!known || shareOf(change) > shareOf(known)) largest.set(change.id, change);
    }
    this.#count += new Set(quotes.map(({ offerId }) => offerId)).size;
    this.#affected = [...this.#affected, ...largest.values()]
      .sort((one, other) => shareOf(other) - shareOf(one))
      .slice(0, mostListed);
  }

  result(): PriceSimulation['offers'] {
    const totals = this.#sums.list().map(({ count, ...sums }) => ({ ...sums, quotes: count }));
    return { count: this.#count, totals, mostAffected: this.#affected };
  }

  /** Counts a quote, and answers its totals that change. */
  #changesOf({ offerId: id, clientName, currency, terms, totals }: OpenQuote): Affected[] {
    const now = quotedLength(this.book, quoteTerms(terms, currency));
    return packages.flatMap((name): Affected[] => {
      const [before, after] = [totals[name], now[name]?.discountedTotal];
      if (before === undefined || after === undefined) return [];
      this.#sums.add({ currency, package: name }, before, after);
      return before === after ? [] : [{ id, clientName, currency, package: name, before, after }];
    });
  }
}

const shareOf = ({ before, after }: Affected): number => Math.abs(after - before) / Math.max(before, 0.01);
