import { canonicalDigest } from '../../../platform/digests/canonical-digest.js';

/** All that an event says. */
export type HashedEvent = {
  readonly offerId: string;
  readonly sequence: number;
  readonly action: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly userId: number | null;
  readonly username: string | null;
  readonly fields: unknown;
  readonly payload: unknown;
  readonly previousHash: string;
};

/** What the seal of a chain's head says. Sealed: never change it. */
export const headClaim = (
  offerId: string,
  { sequence, hash }: { readonly sequence: number; readonly hash: string },
): unknown => ({ offerId, sequence, hash });

/** Hash of an event and, through `previousHash`, of all before it. Stored: never change how it is computed. */
export const eventHash = ({
  offerId,
  sequence,
  action,
  at,
  userId,
  username,
  fields,
  payload,
  previousHash,
}: HashedEvent): string =>
  canonicalDigest({ offerId, sequence, action, at, userId, username, fields, payload, previousHash });
