import type { DataSource } from 'typeorm';
import { blockDigest, type BlockedEvent } from '../../src/features/offers/blocks/block-claim.js';
import { eventHash } from '../../src/features/offers/events/event-hash.js';
import { canonicalDigest } from '../../src/platform/digests/canonical-digest.js';
import { timeOf, valueOf } from '../../src/platform/database/stored-values.js';

type Row = Readonly<Record<string, unknown>> & { readonly id: number };

type Json = Readonly<Record<string, unknown>>;

/**
 * Somebody who can write to the database and has read the sources, and does not know `APP_SECRET`: recomputes hashes,
 * heads and digests, and leaves the seals as they are.
 */
export class Forger {
  constructor(private readonly database: DataSource) {}

  /** Writes other evidence into the acceptance of an offer, and makes everything fit. */
  async rewriteAcceptance(offerId: string, change: (evidence: Json) => Json): Promise<void> {
    const [decision] = await this.#rows('offer_decisions', "offer_id = ? AND kind = 'accepted'", [offerId]);
    const evidence = change(valueOf(decision?.['evidence']) as Json);
    const digest = canonicalDigest(evidence);
    await this.#run('UPDATE offer_decisions SET evidence = ?, digest = ? WHERE id = ?', [
      JSON.stringify(evidence),
      digest,
      decision?.id,
    ]);
    const [event] = await this.#rows('offer_events', "offer_id = ? AND action = 'accepted'", [offerId]);
    const payload = { ...(valueOf(event?.['payload']) as Json), decisionDigest: digest };
    await this.#run('UPDATE offer_events SET payload = ? WHERE id = ?', [JSON.stringify(payload), event?.id]);
    await this.chainAgain(offerId);
  }

  /** Removes the acceptance of an offer, its last event, with all traces. */
  async cutAcceptanceOff(offerId: string): Promise<void> {
    await this.#run("DELETE FROM offer_decisions WHERE offer_id = ? AND kind = 'accepted'", [offerId]);
    await this.#run("DELETE FROM offer_events WHERE offer_id = ? AND action = 'accepted'", [offerId]);
    await this.#run('UPDATE offers SET decision = NULL WHERE id = ?', [offerId]);
    await this.chainAgain(offerId);
  }

  async removeOffer(offerId: string): Promise<void> {
    for (const table of ['offer_events', 'offer_event_heads', 'offer_revisions', 'offer_decisions', 'offer_quotes'])
      await this.#run(`DELETE FROM ${table} WHERE offer_id = ?`, [offerId]);
    await this.#run('DELETE FROM offers WHERE id = ?', [offerId]);
  }

  /** Hashes of an offer's events, and its head. */
  async chainAgain(offerId: string): Promise<void> {
    let [previousHash, sequence] = ['', 0];
    for (const event of await this.#rows('offer_events', 'offer_id = ?', [offerId])) {
      sequence += 1;
      const said = {
        offerId,
        sequence,
        action: String(event['action']),
        at: timeOf(event['at']),
        userId: event['user_id'] as number | null,
        username: event['username'] as string | null,
        fields: valueOf(event['fields']),
        payload: valueOf(event['payload']),
        previousHash,
      };
      const hash = eventHash(said);
      await this.#run('UPDATE offer_events SET previous_hash = ?, hash = ? WHERE id = ?', [
        previousHash,
        hash,
        event.id,
      ]);
      previousHash = hash;
    }
    const head = [sequence, previousHash, offerId];
    await this.#run('UPDATE offer_event_heads SET sequence = ?, hash = ? WHERE offer_id = ?', head);
  }

  /** Digests of all blocks, over the events that are there. */
  async digestAgain(): Promise<void> {
    const blocks = await this.database.query<{ number: number }[]>('SELECT number FROM event_blocks');
    for (const { number } of blocks) {
      const events = await this.database.query<BlockedEvent[]>(
        'SELECT id, offer_id AS offerId, sequence, hash FROM offer_events WHERE block = ? ORDER BY id',
        [number],
      );
      const said = [events.length, blockDigest(events), number];
      await this.#run('UPDATE event_blocks SET events = ?, digest = ? WHERE number = ?', said);
    }
  }

  /** Removes a block; its events, those of them that are left, wait for a new one. */
  async removeBlock(number: number): Promise<void> {
    await this.#run('UPDATE offer_events SET block = NULL WHERE block = ?', [number]);
    await this.#run('DELETE FROM event_blocks WHERE number = ?', [number]);
  }

  #rows(table: string, condition: string, values: unknown[]): Promise<Row[]> {
    return this.database.query<Row[]>(`SELECT * FROM ${table} WHERE ${condition} ORDER BY id`, values);
  }

  async #run(sql: string, values: unknown[]): Promise<void> {
    await this.database.query(sql, values);
  }
}
