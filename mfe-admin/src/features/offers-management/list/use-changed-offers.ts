import { useState } from 'react';
import type { ListedOffer } from '@programme/contracts';

type Rows = readonly ListedOffer[] | undefined;

/**
 * Ids of the offers that are new or different since the same page of the list was asked for before.
 *
 * @param page identifies the page: its filter, order and cursor
 * @param rows of this page; undefined while they load for the first time
 */
export function useChangedOffers(page: string, rows: Rows): readonly string[] {
  const [look, setLook] = useState<{ page: string; rows: Rows; changed: readonly string[] }>({
    page,
    rows,
    changed: [],
  });
  if (look.page === page && look.rows === rows) return look.changed;
  const before = look.page === page ? look.rows : undefined;
  const changed =
    before && rows ? rows.filter((row) => !before.some((one) => isSame(one, row))).map(({ id }) => id) : [];
  setLook({ page, rows, changed });
  return changed;
}

/** A day less that is left is no change. */
const isSame = (one: ListedOffer, other: ListedOffer): boolean =>
  JSON.stringify({ ...one, daysLeft: 0 }) === JSON.stringify({ ...other, daysLeft: 0 });
