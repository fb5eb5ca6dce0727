import { useCallback } from 'react';
import { priceBookOfQuery } from '@programme/contracts';
import { usePriceBook } from '@programme/mfe-contract';
import type { PriceBook } from '@programme/pricing';
import { useCalculatorsDispatch } from '../store/calculators.store';
import { namedPriceBookApi } from './named-price-book.api';
import { useTodaysPriceBook } from './named-prices.context';

/**
 * Finds the price book that a calculation of a link was priced by; the one in force where the link names none. Rejects for
 * a book that is not known or was never in force.
 */
export function usePriceBookOfLink(): (query: string) => Promise<PriceBook> {
  const dispatch = useCalculatorsDispatch();
  const [shown, today] = [usePriceBook(), useTodaysPriceBook()];
  return useCallback(
    async (query: string) => {
      const id = priceBookOfQuery(query) ?? today.id;
      const known = [today, shown].find((book) => book.id === id);
      if (known) return known;
      const asked = dispatch(namedPriceBookApi.endpoints.namedPriceBook.initiate(id));
      try {
        const { content, isPreview } = await asked.unwrap();
        if (isPreview) throw new RangeError('A calculation by a draft is not saved');
        return { ...content, id };
      } finally {
        asked.unsubscribe();
      }
    },
    [dispatch, shown, today],
  );
}
