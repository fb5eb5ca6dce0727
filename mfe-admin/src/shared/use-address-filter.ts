import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from '@programme/platform';

type Options<Filter> = {
  /** The filter that the query of an address asks for. */
  readonly read: (search: string) => Filter;
  /** The query of an address with the filter written into it; all else in it stays. */
  readonly write: (search: string, filter: Filter) => string;
  readonly nothing: Filter;
};

/** A filter that lives in the address, so that a link and a reload keep it. The functions must stay the same ones. */
export function useAddressFilter<Filter extends object>({ read, write, nothing }: Options<Filter>) {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const filter = useMemo(() => read(search), [read, search]);
  // The address follows a moment later: two changes in a row must not take each other back.
  const latest = useRef(filter);
  useEffect(() => {
    latest.current = filter;
  }, [filter]);

  const change = useCallback(
    (changed: Partial<Filter>) => {
      if (hasLeft(pathname)) return;
      latest.current = { ...latest.current, ...changed };
      const next = { pathname, search: write(search, latest.current) };
      void navigate(next, { replace: true, state: state as unknown });
    },
    [navigate, pathname, search, state, write],
  );
  return { filter, change, clear: () => change(nothing) };
}

/**
 * Whether the browser is at another path already. A screen that somebody has left may stand for a moment longer, and must
 * not take the click back. A test has a history of its own, and none of the browser's.
 */
const hasLeft = (pathname: string): boolean => window.history.state !== null && window.location.pathname !== pathname;

/** Writes a filter's fields into a query under their names there; empty ones are left out. */
export function queryWithFilter<Field extends string>(
  search: string,
  filter: Readonly<Record<Field, string>>,
  names: Readonly<Record<Field, string>>,
): string {
  const query = new URLSearchParams(search);
  for (const field of Object.keys(names) as Field[]) {
    if (filter[field] === '') query.delete(names[field]);
    else query.set(names[field], filter[field]);
  }
  return query.size > 0 ? `?${query}` : '';
}
