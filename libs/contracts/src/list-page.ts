/**
 * Headers that come with one page of a list that grows (decision B16): the body is the list itself. `Link` names the
 * address of the next page with `rel="next"`, and is absent on the last one.
 */
export const pageHeaders = {
  link: 'Link',
  /** How many rows there are in all, counted up to `limits.countedRows`. */
  totalCount: 'X-Total-Count',
  /** `eq`: the total is exact. `gte`: there are at least so many. */
  totalRelation: 'X-Total-Count-Relation',
} as const;

export type ListTotal = { readonly count: number; readonly exact: boolean };

export type ListPage<Row> = {
  readonly rows: readonly Row[];
  readonly total: ListTotal;
  /** Cursor of the next page; null on the last one. */
  readonly next: string | null;
};

type Headers = { get(name: string): string | null };

/** Puts together what body and headers of an answer say about one page. */
export function listPage<Row>(rows: readonly Row[], headers: Headers): ListPage<Row> {
  const count = Number(headers.get(pageHeaders.totalCount) ?? rows.length);
  return {
    rows,
    total: { count, exact: headers.get(pageHeaders.totalRelation) !== 'gte' },
    next: cursorOfNext(headers.get(pageHeaders.link) ?? ''),
  };
}

/** The cursor in `</api/logs?cursor=…>; rel="next"`. */
function cursorOfNext(link: string): string | null {
  const query = /<[^<>?]*\?([^<>]*)>;\s*rel="next"/.exec(link)?.[1];
  const cursor = /(?:^|&)cursor=([^&]*)/.exec(query ?? '')?.[1];
  return cursor === undefined ? null : decodeURIComponent(cursor);
}
