import type { QueryRunner } from 'typeorm';
import { placeholders, readTime } from '../../../platform/database/sql.js';
import { eventHash } from './event-hash.js';

/** Offers whose events are read at once. */
const batch = 200;

type EventRow = {
  readonly id: number;
  readonly offerId: string;
  readonly action: string;
  readonly at: Date | string;
  readonly userId: number | null;
  readonly username: string | null;
  readonly fields: unknown;
};

/**
 * Chains the events of before there were chains, deleted offers' too. The last event of an offer that has a revision
 * names it, as its author's. Part of a migration: never edit it.
 */
export async function chainEvents(runner: QueryRunner): Promise<void> {
  await addMissing(runner);
  for (let after = ''; ;) {
    const ids = (
      (await runner.query(
        `SELECT DISTINCT offer_id AS offerId FROM offer_events WHERE offer_id > ? ORDER BY offer_id LIMIT ${batch}`,
        [after],
      )) as { offerId: string }[]
    ).map(({ offerId }) => offerId);
    const last = ids.at(-1);
    if (last === undefined) return;
    after = last;
    const events = (await runner.query(
      `SELECT id, offer_id AS offerId, action, at, user_id AS userId, username, fields FROM offer_events
       WHERE offer_id IN (${placeholders(ids)}) ORDER BY offer_id, id`,
      ids,
    )) as EventRow[];
    const revisions = (await runner.query(
      `SELECT offer_id AS offerId, digest FROM offer_revisions WHERE offer_id IN (${placeholders(ids)})`,
      ids,
    )) as { offerId: string; digest: string }[];
    const digests = new Map(revisions.map(({ offerId, digest }) => [offerId, digest]));
    for (const id of ids) {
      const own = events.filter(({ offerId }) => offerId === id);
      await chain(runner, own, digests.get(id));
    }
  }
}

/** An offer that somebody wrote into the tables by hand has no event. */
const addMissing = (runner: QueryRunner): Promise<unknown> =>
  runner.query(
    `INSERT INTO offer_events (offer_id, action, at, fields) SELECT id, 'created', created_at, '[]' FROM offers
     WHERE NOT EXISTS (SELECT 1 FROM offer_events event WHERE event.offer_id = offers.id)`,
  );

async function chain(runner: QueryRunner, events: readonly EventRow[], snapshotDigest?: string): Promise<void> {
  let previousHash = '';
  for (const [index, { id, fields, at, ...event }] of events.entries()) {
    const sequence = index + 1;
    const isLast = sequence === events.length;
    const payload = isLast && snapshotDigest !== undefined ? { revision: 1, snapshotDigest } : null;
    const hash = eventHash({
      ...event,
      sequence,
      at: readTime(at).toISOString(),
      fields: typeof fields === 'string' ? JSON.parse(fields) : fields,
      payload,
      previousHash,
    });
    await runner.query('UPDATE offer_events SET sequence = ?, payload = ?, previous_hash = ?, hash = ? WHERE id = ?', [
      sequence,
      payload && JSON.stringify(payload),
      previousHash,
      hash,
      id,
    ]);
    if (payload)
      await runner.query('UPDATE offer_revisions SET created_at = ?, username = ? WHERE offer_id = ?', [
        readTime(at),
        event.username,
        event.offerId,
      ]);
    previousHash = hash;
  }
  const [{ offerId } = { offerId: '' }] = events;
  await runner.query('INSERT INTO offer_event_heads (offer_id, sequence, hash) VALUES (?, ?, ?)', [
    offerId,
    events.length,
    previousHash,
  ]);
}
