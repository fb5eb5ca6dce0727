import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { Prices } from '@programme/mfe-contract';
import { shellApi } from '../store/shell.api';

/** Milliseconds between two looks at the prices: a book is published at least 30 s before it is in force (ADR 23). */
const everyMs = 20_000;

/** Milliseconds until the next look where this clock is ahead of the server's. */
const soonMs = 1000;

/** Milliseconds until an instant; not less than `soonMs`. */
const until = (instant: string): number => Math.max(soonMs, Date.parse(instant) - Date.now());

/**
 * The prices in force, as the server decides. An open page asks for them every 20 s while it can be seen, and at the
 * instant at which the next book comes into force.
 *
 * @param isNeeded whether the open page shows prices; without, nothing is asked for
 * @param onChange called when the open page has got other prices than before
 */
export function usePrices(isNeeded: boolean, onChange: () => void): Prices {
  const { data, isError, startedTimeStamp, refetch } = shellApi.usePriceBookQuery(undefined, { skip: !isNeeded });
  const look = useCallback(() => {
    if (document.visibilityState === 'visible') void refetch();
  }, [refetch]);

  const next = data?.next?.effectiveFrom;
  useEffect(() => {
    if (!isNeeded) return;
    const timer = setTimeout(look, next === undefined ? everyMs : Math.min(everyMs, until(next)));
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isNeeded, look, next, startedTimeStamp]);

  const book = useMemo(() => data && { ...data.content, id: data.id }, [data]);
  const shown = useRef(book?.id);
  useEffect(() => {
    const before = shown.current;
    shown.current = book?.id;
    if (before !== undefined && before !== book?.id) onChange();
  }, [book, onChange]);

  return useMemo<Prices>(() => {
    if (book) return { status: 'ready', book };
    return isError ? { status: 'unavailable', retry: () => void refetch() } : { status: 'loading' };
  }, [book, isError, refetch]);
}
