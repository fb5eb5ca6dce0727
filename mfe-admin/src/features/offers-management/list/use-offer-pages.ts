import { useEffect } from 'react';
import { isApiError } from '@programme/api-client';
import { useAdminSelector } from '../../../shared/admin.store';
import { useCursorPagination } from '../../../shared/use-cursor-pagination';
import { useRefetchOnFocus } from '../../../shared/use-refetch-on-focus';
import { offersApi } from '../api/offers.api';
import { useChangedOffers } from './use-changed-offers';
import { useOffersFilter, type OffersFilter } from './use-offers-filter';

/** Offers on one page. */
const size = 20;

/** How long an answer counts as new; ms. */
const newMs = 2000;

/** The filter of the address, and the page that it leads to. Both outlive a look at another tab. */
export function useOffersList() {
  const { filter, change, clear } = useOffersFilter();
  const pages = useOfferPages(filter);
  const counts = offersApi.useOfferCountsQuery();
  useRefetchOnFocus(counts);
  /** Both change together: by others as by the reader. */
  const refresh = () => {
    pages.refresh();
    void counts.refetch();
  };
  const refreshIfOld = () => {
    if (pages.refreshIfOld()) void counts.refetch();
  };
  return { filter, pages: { ...pages, refresh, refreshIfOld }, counts: counts.data, change, clear };
}

export type OffersListState = ReturnType<typeof useOffersList>;

/** One page of the offers at a time, without those that were deleted here a moment ago. */
function useOfferPages({ search, creator, status, view, currency, sort, order }: OffersFilter) {
  const removed = useAdminSelector(({ offerRemovals }) => offerRemovals);
  const q = search.trim();
  const filter = {
    ...(q !== '' && { q }),
    ...(creator !== '' && { creator }),
    ...(status !== '' && { status }),
    ...(view !== '' && { view }),
    ...(currency !== '' && { currency }),
  };
  const sorted = { ...filter, sort, order };
  const { cursor, pagesBefore, toFirst, back, forward } = useCursorPagination(JSON.stringify(sorted));
  const query = { ...sorted, limit: String(size), ...(cursor !== undefined && { cursor }) };
  const answer = offersApi.useOffersQuery(query);
  const { data, currentData, error, isFetching, refetch, fulfilledTimeStamp } = answer;
  useRefetchOnFocus(answer);
  const changed = useChangedOffers(JSON.stringify(query), currentData?.rows);
  const next = data?.next;
  const offers = data?.rows.filter(({ id }) => !removed.includes(id));
  const hidden = (data?.rows.length ?? 0) - (offers?.length ?? 0);
  const nothingHere = offers?.length === 0 && !next && error === undefined && !isFetching;

  useEffect(() => {
    // The last row of the last page was deleted: the page before it is the last one now.
    if (nothingHere && pagesBefore > 0) back();
  });

  return {
    offers,
    /** Ids of those that changed while the page was shown. */
    changed,
    total: data && { ...data.total, count: data.total.count - hidden },
    isEmpty: nothingHere && pagesBefore === 0,
    offset: pagesBefore * size,
    filtered: Object.keys(filter).length > 0,
    error,
    isFetching,
    /** The same page again, unless the API no longer knows it. */
    retry: () => (isApiError(error) && 'cursor' in error.errors ? toFirst() : void refetch()),
    refresh: () => void refetch(),
    /** Asks again when the list is opened, unless an answer is new or on its way: after a change there is one already. */
    refreshIfOld: () => {
      const isOld = fulfilledTimeStamp !== undefined && !isFetching && Date.now() - fulfilledTimeStamp > newMs;
      if (isOld) void refetch();
      return isOld;
    },
    toFirst,
    ...(pagesBefore > 0 && { newer: back }),
    ...(next && { older: () => forward(next) }),
  };
}
