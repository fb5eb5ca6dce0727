import { useEffect, useRef } from 'react';

/** How old an answer may be before a look at the page asks again; ms. */
const freshMs = 60_000;

type Query = {
  readonly refetch: () => unknown;
  /** When the answer that is shown arrived; undefined before the first one. */
  readonly fulfilledTimeStamp?: number | undefined;
};

/** Asks again when somebody comes back to the page and what it shows is older than a minute. */
export function useRefetchOnFocus(query: Query): void {
  const latest = useRef(query);
  useEffect(() => {
    latest.current = query;
  });
  useEffect(() => {
    const look = () => {
      const { refetch, fulfilledTimeStamp } = latest.current;
      if (document.visibilityState === 'hidden' || fulfilledTimeStamp === undefined) return;
      if (Date.now() - fulfilledTimeStamp > freshMs) refetch();
    };
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
}
