import { quoteTerms, type ProblemDocument, type QuoteFields } from '@programme/contracts';
import { quotedLength, type Currency, type PriceBook, type QuotedLength } from '@programme/pricing';

/** What the quotes of an offer come to by the prices that the salesperson saw, and by those in force. */
export type PriceChange = NonNullable<ProblemDocument['totals']>;

type Totals = PriceChange['after'][number];

/** A total that is not what it was. */
export type ChangedTotal = {
  /** The quote's place in the list, from 1. */
  readonly number: number;
  readonly package: keyof Totals;
  /** Null where it is not known any more. */
  readonly before: number | null;
  readonly after: number;
};

/** What is to be paid for a quote, after its discount. */
export const totalsOf = ({ enterprise, comfort }: Pick<QuotedLength, 'enterprise' | 'comfort'>): Totals => ({
  ...(enterprise && { enterprise: enterprise.discountedTotal }),
  ...(comfort && { comfort: comfort.discountedTotal }),
});

/** What a quote comes to by a book, as the server will calculate it. */
export const totalsBy = (book: PriceBook, quote: QuoteFields, currency: Currency): Totals =>
  totalsOf(quotedLength(book, quoteTerms(quote, currency)));

/** What a change of prices changes, in the order of the quotes. Quotes that keep their prices are not in it. */
export const changedTotals = ({ before, after }: PriceChange): readonly ChangedTotal[] =>
  after.flatMap((totals, index) =>
    (['enterprise', 'comfort'] as const).flatMap((name) => {
      const total = totals[name];
      const old = before?.[index]?.[name] ?? null;
      return total === undefined || total === old
        ? []
        : [{ number: index + 1, package: name, before: old, after: total }];
    }),
  );

/** How many quotes have a total that is not what it was. */
export const changedQuotes = (change: PriceChange): number =>
  new Set(changedTotals(change).map(({ number }) => number)).size;
