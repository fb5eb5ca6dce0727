import { useState } from 'react';

type Position = {
  /** The list that the cursors belong to. */
  readonly list: string;
  /** Cursors from the second page to the open one; the first page has none. */
  readonly cursors: readonly string[];
};

/**
 * Cursor pagination. A cursor leads forward only, so those of the pages before are remembered. Another list begins at
 * its first page.
 *
 * @param list identifies the list: its filter and page size
 */
export function useCursorPagination(list: string) {
  const [position, setPosition] = useState<Position>({ list, cursors: [] });
  const cursors = position.list === list ? position.cursors : [];
  const go = (to: readonly string[]) => setPosition({ list, cursors: to });
  return {
    cursor: cursors.at(-1),
    /** Number of pages before the open one. */
    pagesBefore: cursors.length,
    toFirst: () => go([]),
    back: () => go(cursors.slice(0, -1)),
    forward: (cursor: string) => go([...cursors, cursor]),
  };
}
