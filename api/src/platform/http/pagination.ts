import { pageHeaders, type ListPage, type ListTotal } from '@programme/contracts';
import type { Response } from 'express';
import { ProblemError } from '../errors/problem.error.js';

/**
 * Says in an answer's headers what `listPage` of the contracts reads there; the next page's address keeps the query.
 */
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

/** Where a row stands in a list that is sorted by time, newest first, and by id, highest first, within one moment. */
export type Keyset<Id extends number | string> = { readonly at: Date; readonly id: Id };

/** The keyset of a page's last row, as the address of the next page carries it. It holds only what the page shows. */
export const toCursor = ({ at, id }: Keyset<number | string>): string =>
  Buffer.from(`${at.getTime()}.${id}`).toString('base64url');

/** Reads a cursor of rows with numeric ids. Throws `invalid-request` on the field `cursor`. */
export function numericKeyset(cursor: string): Keyset<number> {
  const { at, id } = textKeyset(cursor);
  if (/^\d{1,10}$/.test(id)) return { at, id: Number(id) };
  throw invalidCursor();
}

/** Reads a cursor of rows with UUIDs. Throws `invalid-request` on the field `cursor`. */
export function textKeyset(cursor: string): Keyset<string> {
  const [, time, id = ''] =
    /^(\d{1,14})\.([\w-]{1,36})$/.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ?? [];
  const keyset = { at: new Date(Number(time)), id };
  if (time !== undefined && toCursor(keyset) === cursor) return keyset;
  throw invalidCursor();
}

/** What a cursor that is none is refused with. */
export const invalidCursor = (): ProblemError =>
  new ProblemError('invalid-request', { issues: [{ field: 'cursor', key: 'validation.cursor', parameters: {} }] });

type Rows<Row, Shown> = {
  /** One row more than the page holds tells that there is another page. */
  readonly found: readonly Row[];
  readonly limit: number;
  readonly total: ListTotal;
  /** The cursor of the page that follows a row. */
  readonly cursorOf: (row: Row) => string;
  readonly show: (row: Row) => Shown;
};

/** The page that a query found, with the cursor of the next one. */
export function toPage<Row, Shown>({ found, limit, total, cursorOf, show }: Rows<Row, Shown>): ListPage<Shown> {
  const rows = found.slice(0, limit);
  const last = found.length > limit ? rows.at(-1) : undefined;
  return { rows: rows.map(show), total, next: last ? cursorOf(last) : null };
}
