import { useMemo, useState } from 'react';
import { frozenPrices } from '@programme/contracts';
import { useShell } from '@programme/mfe-contract';
import type { QuotePrices } from '@programme/pricing';
import { useAdminSelector, type AdminState } from '../../../shared/admin.store';
import { offersApi } from '../api/offers.api';
import { pricesRequest } from '../quotes/use-quote-prices';
import { pricingOf, type Draft, type DraftQuote } from './draft';
import { totalsBy, totalsOf, type PriceChange } from './price-change';

/** Prices on the screen that are not kept from before, and when they came. */
type Answer = { readonly prices: QuotePrices; readonly at: number };

/**
 * Which book the salesperson saw the prices of, and what a new one changes. The new totals are calculated here, from the
 * book that the shell has: all open pages ask at the same instant, and a failed call must not leave the question out.
 */
export function usePriceChange(draft: Draft) {
  const { prices } = useShell();
  const book = prices.status === 'ready' ? prices.book : null;
  const bookId = book?.id;
  /** The server may have a new book before the page: only answers of before can be outdated. */
  const since = useMemo(() => (bookId === undefined ? 0 : Date.now()), [bookId]);
  const answers = useAdminSelector((state) => draft.quotes.map((quote) => answerIn(state, draft, quote)), areSame);
  const [dismissed, setDismissed] = useState<string>();

  const isOutdated = (answer: Answer | null): answer is Answer =>
    answer !== null && answer.prices.priceBookId !== bookId && answer.at <= since;
  const priceChange: PriceChange | null =
    book !== null && bookId !== dismissed && answers.some(isOutdated)
      ? {
          priceBookId: book.id,
          before: answers.map((answer) => (isOutdated(answer) ? totalsOf(answer.prices) : {})),
          after: draft.quotes.map(({ fields }, index) =>
            isOutdated(answers[index] ?? null) ? totalsBy(book, fields, draft.basics.currency) : {},
          ),
        }
      : null;

  // Of prices by two books the older ones count: otherwise those would change without a question.
  const oldest = answers.reduce((first, answer) => (answer && (!first || answer.at < first.at) ? answer : first), null);
  return {
    seenBookId: draft.priceBookId ?? oldest?.prices.priceBookId ?? bookId,
    priceChange,
    dismissPriceChange: () => setDismissed(bookId),
  };
}

function answerIn(state: AdminState, draft: Draft, { fields }: DraftQuote): Answer | null {
  const pricing = pricingOf(draft);
  if (frozenPrices(pricing.before, fields, pricing.currency)) return null;
  const { data, fulfilledTimeStamp } = offersApi.endpoints.offerPrices.select(pricesRequest(fields, pricing))(state);
  return data && fulfilledTimeStamp !== undefined ? { prices: data, at: fulfilledTimeStamp } : null;
}

const areSame = (some: readonly (Answer | null)[], others: readonly (Answer | null)[]): boolean =>
  some.length === others.length &&
  some.every((one, index) => one?.prices === others[index]?.prices && one?.at === others[index]?.at);
