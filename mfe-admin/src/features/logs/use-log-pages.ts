import { useState } from 'react';
import { isApiError } from '@programme/api-client';
import type { LogsFilter } from '@programme/contracts';
import { logsApi } from './logs.api';

export const pageSizes = [25, 50, 100] as const;
export type PageSize = (typeof pageSizes)[number];

type Way = {
  /** The list that was paged through. */
  readonly list: string;
  /** Cursors of the pages that lead to the open one; the first page has none. */
  readonly cursors: readonly string[];
};

/** One page of the calculations at a time. The way back is remembered, for a cursor leads forward only. */
export function useLogPages(filter: LogsFilter, onTurn: () => void) {
  const [size, setSize] = useState<PageSize>(25);
  const list = JSON.stringify([filter, size]);
  const [way, setWay] = useState<Way>({ list, cursors: [] });
  // Another filter or size is another list, which begins at its first page.
  const cursors = way.list === list ? way.cursors : [];
  const cursor = cursors.at(-1);
  const query = { ...filter, limit: String(size), ...(cursor !== undefined && { cursor }) };
  const { data, error, isFetching, refetch } = logsApi.useLogsQuery(query, { refetchOnMountOrArgChange: true });

  const go = (to: readonly string[]) => setWay({ list, cursors: to });
  const turn = (to: readonly string[]) => {
    go(to);
    onTurn();
  };
  const refresh = () => (cursors.length > 0 ? go([]) : void refetch());
  const next = data?.next;
  return {
    page: data,
    error,
    isFetching,
    /** Number of rows before the first on this page. */
    offset: cursors.length * size,
    size,
    setSize,
    refresh,
    /** After a failure: the same page again, unless the API no longer knows it. */
    retry: () => (isApiError(error) && 'cursor' in error.errors ? refresh() : void refetch()),
    ...(cursors.length > 0 && { newer: () => turn(cursors.slice(0, -1)) }),
    ...(next && { older: () => turn([...cursors, next]) }),
  };
}
