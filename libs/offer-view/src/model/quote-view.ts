import { quoteDiscounts, type Quote } from '@programme/contracts';
import type { QuotedLength } from '@programme/pricing';
import { comfortView } from './comfort-view';
import { enterpriseView } from './enterprise-view';
import type { PackageView } from './package-view';
import type { Wording } from './wording';

/** One quote: a package or two, and what the vendor says about it. */
export type QuoteView = {
  readonly id: string;
  /** "Option 2"; null in an offer of a single quote. */
  readonly option: string | null;
  readonly packages: readonly PackageView[];
  readonly note: { readonly title: string; readonly text: string } | null;
};

/** @param place its number among several quotes */
export function quoteView(quote: Quote, place: number | null, words: Wording): QuoteView {
  const discounts = quoteDiscounts(quote);
  const lengths = lengthsOf(quote);
  return {
    id: String(quote.id),
    option: place === null ? null : words.text('offer.option', { number: place }),
    packages: [
      ...enterpriseView(quote, lengths, discounts.enterprise, words),
      ...comfortView(quote, lengths, discounts.comfort, words),
    ],
    note:
      quote.note === null
        ? null
        : { title: words.text('offer.note.title', { vendor: words.text('offer.vendor') }), text: quote.note },
  };
}

/** The quote's own length and its neighbours, shortest first (S2 §2). */
export function lengthsOf({ monthsCount, calculatedPrices }: Quote): readonly QuotedLength[] {
  const { enterprise, comfort, options } = calculatedPrices;
  const own = { months: monthsCount, ...(enterprise && { enterprise }), ...(comfort && { comfort }) };
  return [...options, own].toSorted((one, other) => one.months - other.months);
}
