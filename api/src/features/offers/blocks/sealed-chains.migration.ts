import type { QueryRunner } from 'typeorm';
import { readSecrets } from '../../../platform/config/environment.js';
import { placeholders } from '../../../platform/database/sql.js';
import { EvidenceSeal } from '../../../platform/secrets/evidence-seal.js';
import { headClaim } from '../events/event-hash.js';
import { blockClaim, blockDigest, type BlockedEvent } from './block-claim.js';

/** Rows that are read and written at once. */
const batch = 500;

type HeadRow = { readonly offerId: string; readonly sequence: number; readonly hash: string };

/**
 * Takes over what there was before there were seals, as it is: heads get theirs, events come into blocks. A migration
 * gets a connection and no configuration, so that the secret is read from the environment; of a database without events
 * none is asked for. Throws `ConfigError` where it is missing in production. Part of a migration: never edit it.
 */
export async function sealChains(runner: QueryRunner): Promise<void> {
  const [event] = (await runner.query('SELECT id FROM offer_events LIMIT 1')) as unknown[];
  const [head] = (await runner.query('SELECT offer_id FROM offer_event_heads LIMIT 1')) as unknown[];
  if (event === undefined && head === undefined) return;
  const seals = new EvidenceSeal({ appSecrets: readSecrets(process.env) });
  await sealHeads(runner, seals);
  await makeBlocks(runner, seals);
}

async function sealHeads(runner: QueryRunner, seals: EvidenceSeal): Promise<void> {
  for (let after: string | undefined = ''; after !== undefined;) {
    const heads = (await runner.query(
      `SELECT offer_id AS offerId, sequence, hash FROM offer_event_heads WHERE offer_id > ? ORDER BY offer_id
       LIMIT ${batch}`,
      [after],
    )) as HeadRow[];
    for (const head of heads)
      await runner.query('UPDATE offer_event_heads SET seal = ? WHERE offer_id = ?', [
        seals.seal(headClaim(head.offerId, head)),
        head.offerId,
      ]);
    after = heads.at(-1)?.offerId;
  }
}

async function makeBlocks(runner: QueryRunner, seals: EvidenceSeal): Promise<void> {
  const at = new Date();
  let previousSeal = '';
  for (let number = 1; ; number += 1) {
    const events = (await runner.query(
      `SELECT id, offer_id AS offerId, sequence, hash FROM offer_events WHERE block IS NULL ORDER BY id LIMIT ${batch}`,
    )) as BlockedEvent[];
    if (events.length === 0) return;
    const digest = blockDigest(events);
    const seal = seals.seal(blockClaim({ number, at: at.toISOString(), events: events.length, digest, previousSeal }));
    await runner.query(
      'INSERT INTO event_blocks (number, at, events, digest, previous_seal, seal) VALUES (?, ?, ?, ?, ?, ?)',
      [number, at, events.length, digest, previousSeal, seal],
    );
    const ids = events.map(({ id }) => id);
    await runner.query(`UPDATE offer_events SET block = ? WHERE id IN (${placeholders(ids)})`, [number, ...ids]);
    previousSeal = seal;
  }
}
