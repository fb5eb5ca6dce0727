import { canonicalDigest } from '../../../platform/digests/canonical-digest.js';

/** Events of one block, and rows that one statement reads: SQLite does nothing else meanwhile. */
export const mostEvents = 1_000;

/** What a block holds of an event; the hash stands for all that the event says. */
export type BlockedEvent = {
  readonly id: number;
  readonly offerId: string;
  readonly sequence: number | null;
  readonly hash: string;
};

/** @param events in the order of their ids. Stored: never change how it is computed. */
export const blockDigest = (events: readonly BlockedEvent[]): string =>
  canonicalDigest(events.map(({ id, offerId, sequence, hash }) => [id, offerId, sequence, hash]));

export type BlockClaim = {
  readonly number: number;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly events: number;
  readonly digest: string;
  readonly previousSeal: string;
};

/** What the seal of a block says. Sealed: never change it. */
export const blockClaim = ({ number, at, events, digest, previousSeal }: BlockClaim): BlockClaim => ({
  number,
  at,
  events,
  digest,
  previousSeal,
});

/** The newest block's number and seal as text. Kept outside the database, it shows a tail of blocks that was cut off. */
export const headText = ({ number, seal }: { readonly number: number; readonly seal: string }): string =>
  `${number}.${seal}`;

/** Reads what `headText` writes; undefined for anything else. */
export function parseHead(text: string): { readonly number: number; readonly seal: string } | undefined {
  const [, number, seal] = /^([1-9]\d{0,8})\.([0-9a-f]{64})$/.exec(text.trim()) ?? [];
  return number === undefined || seal === undefined ? undefined : { number: Number(number), seal };
}
