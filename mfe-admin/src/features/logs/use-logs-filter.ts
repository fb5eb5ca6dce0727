import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from '@programme/platform';
import { addressWithFilter, filterFromAddress, noFilter, type LogsFilterValues } from './logs-filter';

/** The filter lives in the address, so that a link and a reload keep it. */
export function useLogsFilter() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const filter = useMemo(() => filterFromAddress(search), [search]);
  // The address follows a moment later: two changes in a row must not take each other back.
  const latest = useRef(filter);
  useEffect(() => {
    latest.current = filter;
  }, [filter]);

  const change = useCallback(
    (changed: Partial<LogsFilterValues>) => {
      latest.current = { ...latest.current, ...changed };
      void navigate({ pathname, search: addressWithFilter(search, latest.current) }, { replace: true });
    },
    [navigate, pathname, search],
  );
  return { filter, change, clear: () => change(noFilter) };
}
