import { ProblemError } from '../../../platform/errors/problem.error.js';

/** The place of an offer in the list: by creation, newest first; among offers of one moment by id, highest first. */
export type OfferPosition = { readonly createdAt: Date; readonly id: string };

/** A position as it travels: it holds nothing that the rows of the page do not say, and needs no protection. */
export const toCursor = ({ createdAt, id }: OfferPosition): string =>
  Buffer.from(`${createdAt.getTime()}.${id}`).toString('base64url');

/** Reads what `toCursor` wrote. Throws `invalid-request` on the field `cursor` for anything else. */
export function fromCursor(cursor: string): OfferPosition {
  const [, time, id] = /^(\d{1,14})\.([\w-]{1,36})$/.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ?? [];
  if (time !== undefined && id !== undefined) {
    const position = { createdAt: new Date(Number(time)), id };
    if (toCursor(position) === cursor) return position;
  }
  throw new ProblemError('invalid-request', {
    issues: [{ field: 'cursor', key: 'validation.cursor', parameters: {} }],
  });
}
