import { useCursorPagination } from '../../../shared/use-cursor-pagination';
import { priceBooksApi } from './price-books.api';

const refetched = { refetchOnMountOrArgChange: true } as const;

/** All price books but drafts, and one page of the drafts, which may be many. */
export function useDrafts() {
  const { cursor, pagesBefore, back, forward } = useCursorPagination('drafts');
  const first = priceBooksApi.usePriceBooksQuery(undefined, refetched);
  const later = priceBooksApi.usePriceBooksQuery(cursor, { ...refetched, skip: cursor === undefined });
  const page = cursor === undefined ? first.data : later.currentData;
  const next = page?.next ?? null;
  return {
    ...first,
    /** The drafts of the page; undefined while it is on its way. */
    drafts: page?.rows.filter(({ status }) => status === 'draft'),
    standing: first.data?.rows.filter(({ status }) => status !== 'draft'),
    /** Of `drafts`, among all. */
    pagesBefore,
    count: first.data?.total.count ?? 0,
    failure: first.error ?? later.error,
    newer: pagesBefore > 0 ? back : undefined,
    older: next === null ? undefined : () => forward(next),
  };
}
