import { useState } from 'react';

type Way = {
  /** The list that was paged through. */
  readonly list: string;
  /** Cursors of the pages that lead to the open one; the first page has none. */
  readonly cursors: readonly string[];
};

/**
 * The way through a list that is read page by page. A cursor leads forward only, so the way back is remembered. Another
 * list begins at its first page.
 *
 * @param list names the list: its filter and page size
 */
export function useCursorPagination(list: string) {
  const [way, setWay] = useState<Way>({ list, cursors: [] });
  const cursors = way.list === list ? way.cursors : [];
  const go = (to: readonly string[]) => setWay({ list, cursors: to });
  return {
    cursor: cursors.at(-1),
    /** Number of pages before the open one. */
    pagesBefore: cursors.length,
    toFirst: () => go([]),
    back: () => go(cursors.slice(0, -1)),
    on: (cursor: string) => go([...cursors, cursor]),
  };
}
