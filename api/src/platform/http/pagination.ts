import { pageHeaders, type ListPage } from '@programme/contracts';
import type { Response } from 'express';
import { ProblemError } from '../errors/problem.error.js';

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

/** The place of a row in a list that is ordered by time, newest first; among rows of one moment by id, highest first. */
export type TimePosition = { readonly timestamp: Date; readonly id: number };

/** A position as it travels: it holds nothing that the rows of the page do not say, and needs no protection. */
export const toCursor = ({ timestamp, id }: TimePosition): string =>
  Buffer.from(`${timestamp.getTime()}.${id}`).toString('base64url');

/** Reads what `toCursor` wrote. Throws `invalid-request` on the field `cursor` for anything else. */
export function fromCursor(cursor: string): TimePosition {
  const [, time, id] = /^(\d{1,14})\.(\d{1,10})$/.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ?? [];
  const position = { timestamp: new Date(Number(time)), id: Number(id) };
  if (time !== undefined && toCursor(position) === cursor) return position;
  throw new ProblemError('invalid-request', {
    issues: [{ field: 'cursor', key: 'validation.cursor', parameters: {} }],
  });
}
