import { useState } from 'react';
import { isApiError } from '@programme/api-client';
import type { LogsFilter } from '@programme/contracts';
import { useCursorPagination } from '../../shared/use-cursor-pagination';
import { logsApi } from './logs.api';

export const pageSizes = [25, 50, 100] as const;
export type PageSize = (typeof pageSizes)[number];

/**
 * One page of the calculations at a time.
 *
 * @param filter null while it is not known: nothing is asked for
 * @param onTurn called when the user goes to another page
 */
export function useLogPages(filter: LogsFilter | null, onTurn: () => void) {
  const [size, setSize] = useState<PageSize>(25);
  const { cursor, pagesBefore, toFirst, back, forward } = useCursorPagination(JSON.stringify([filter, size]));
  const query = { ...filter, limit: String(size), ...(cursor !== undefined && { cursor }) };
  const { data, error, isFetching, refetch } = logsApi.useLogsQuery(query, {
    refetchOnMountOrArgChange: true,
    skip: filter === null,
  });

  const turn = (page: () => void) => {
    page();
    onTurn();
  };
  const refresh = () => (pagesBefore > 0 ? toFirst() : void refetch());
  const next = data?.next;
  return {
    page: data,
    error,
    isFetching,
    /** Number of rows before the first on this page. */
    offset: pagesBefore * size,
    size,
    setSize,
    refresh,
    /** After a failure: the same page again, unless the API no longer knows it. */
    retry: () => (isApiError(error) && 'cursor' in error.errors ? refresh() : void refetch()),
    ...(pagesBefore > 0 && { newer: () => turn(back) }),
    ...(next && { older: () => turn(() => forward(next)) }),
  };
}
