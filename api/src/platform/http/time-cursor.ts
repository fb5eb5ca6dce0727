import { ProblemError } from '../errors/problem.error.js';

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
