import { pageHeaders, type ListPage } from '@programme/contracts';
import type { Response } from 'express';

/** Says in an answer's headers what `listPage` of the contracts reads there; the next page's address keeps the query. */
export function setPageHeaders(
  response: Response,
  { total, next }: ListPage<unknown>,
  path: string,
  query: Readonly<Record<string, string | undefined>>,
): void {
  response.set(pageHeaders.totalCount, String(total.count));
  response.set(pageHeaders.totalRelation, total.exact ? 'eq' : 'gte');
  if (next === null) return;
  const given = Object.entries({ ...query, cursor: next }).filter((entry): entry is [string, string] => !!entry[1]);
  response.set(pageHeaders.link, `<${path}?${new URLSearchParams(given)}>; rel="next"`);
}
