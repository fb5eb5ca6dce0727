import { EntityManager } from 'typeorm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Agent } from 'supertest';
import { headText, parseHead } from '../src/features/offers/blocks/block-claim.js';
import { verifyBlocks } from '../src/features/offers/verification/block-check.js';
import { BlockRecordsRepository } from '../src/features/offers/verification/block-records.repository.js';
import { keptHeadFault } from '../src/features/offers/verification/kept-head.js';
import { verifyRecord } from '../src/features/offers/verification/record-verification.js';
import { sealAgain } from '../src/features/offers/verification/seal-again.js';
import { JobScheduler } from '../src/platform/jobs/job-scheduler.js';
import { EvidenceSeal } from '../src/platform/secrets/evidence-seal.js';
import { acceptanceOf, decide, readPublic, unlocked } from './support/decisions.js';
import { engines } from './support/engines.js';
import { Forger } from './support/forger.js';
import { asChange, createOffer, detailsOf, enterprise, learnCreators } from './support/offers.js';
import { withServer } from './support/with-server.js';

describe.each(engines)('the sealed record on $name', (engine) => {
  const server = withServer(engine);
  let admin: Agent;
  let forger: Forger;

  const seals = () => server().app.get(EvidenceSeal);
  const broken = async (by = seals()) => (await verifyRecord(server().database, by)).broken;
  const seal = () => server().app.get(JobScheduler).run('event-blocks');
  const records = () => new BlockRecordsRepository(server().database);
  const newest = async () => {
    const block = await records().newest();
    if (!block) throw new Error('There is no block');
    return block;
  };
  const run = (sql: string, values: unknown[] = []) => server().database.query<Record<string, unknown>[]>(sql, values);
  const make = async () => {
    const { offer, generatedPassword } = await createOffer(admin, { quotes: [enterprise] });
    return { id: offer.id, client: await unlocked(server(), offer.id, generatedPassword) };
  };
  const accepted = async () => {
    const { id, client } = await make();
    await decide(client, id, acceptanceOf(await readPublic(client, id))).expect(201);
    return id;
  };
  const change = async (id: string, validUntil: string) => {
    const old = asChange(await detailsOf(admin, id));
    await admin
      .put(`/api/offers/${id}`)
      .send({ ...old, validUntil })
      .expect(200);
  };
  const headOf = async (id: string) =>
    (await run('SELECT sequence, hash, seal FROM offer_event_heads WHERE offer_id = ?', [id]))[0];

  /** Each test finds an empty record: what another one forged is gone. */
  beforeEach(async () => {
    for (const table of ['offers', 'offer_events', 'offer_event_heads', 'event_blocks'])
      await run(`DELETE FROM ${table}`);
    admin = await server().adminBrowser();
    await learnCreators(admin);
    forger = new Forger(server().database);
  });

  it('seals each head at once, and all events in a block', async () => {
    const id = await accepted();
    expect(await broken()).toBeUndefined();
    await seal();
    await seal();
    expect(await verifyRecord(server().database, seals())).toEqual({
      broken: undefined,
      offers: 1,
      events: 2,
      blocks: 1,
    });
    await change((await make()).id, '2027-03-01');
    await seal();
    expect(await newest()).toMatchObject({ number: 2, events: 2 });
    expect((await headOf(id))?.['seal']).toMatch(/^[0-9a-f]{64}$/);
  });

  it('gives each event one block, however many processes make blocks at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      await Promise.all([make(), make(), ...Array.from({ length: 4 }, seal)]);
      await seal();
    }
    expect(await verifyRecord(server().database, seals())).toMatchObject({ broken: undefined, events: 10 });
    expect(await run('SELECT id FROM offer_events WHERE block IS NULL')).toEqual([]);
    expect(server().log.filter(({ level }) => level === 'error')).toEqual([]);
  });

  // On SQLite transactions run one after the other.
  it.runIf(engine.name !== 'SQLite')('keeps nobody waiting who writes an event while a block is made', async () => {
    const { id } = await make();
    await Promise.all([make(), make()]);
    const count = vi.spyOn(EntityManager.prototype, 'countBy');
    // The last statement of the block's transaction.
    count.mockImplementationOnce(async () => {
      await Promise.all([make(), change(id, '2027-03-01')]);
      return 3;
    });
    await seal();
    expect(await verifyRecord(server().database, seals())).toMatchObject({ broken: undefined, events: 5, blocks: 1 });
    expect(await newest()).toMatchObject({ events: 3 });
  });

  it('shows an acceptance that was rewritten with all hashes: by its head, and by its block', async () => {
    const id = await accepted();
    await seal();
    await forger.rewriteAcceptance(id, (evidence) => ({ ...evidence, person: { name: 'Eve' } }));
    expect(await broken()).toEqual({ offerId: id, sequence: 2, what: 'the seal of the head does not hold' });
    const brokenBlock = async () => (await verifyBlocks(records(), seals())).broken;
    expect(await brokenBlock()).toEqual({ block: 1, what: 'its events are not those that it was made of' });
    await forger.digestAgain();
    expect(await brokenBlock()).toEqual({ block: 1, what: 'the seal of the block does not hold' });
    // Without the secret nobody sees anything.
    expect((await verifyRecord(server().database, undefined)).broken).toBeUndefined();
  });

  it('shows an acceptance that was cut off with its head, also with the seal that the head had before', async () => {
    const { id, client } = await make();
    const before = await headOf(id);
    await decide(client, id, acceptanceOf(await readPublic(client, id))).expect(201);
    await seal();
    await forger.cutAcceptanceOff(id);
    expect(await broken()).toEqual({ offerId: id, sequence: 1, what: 'the seal of the head does not hold' });
    await run('UPDATE offer_event_heads SET seal = ? WHERE offer_id = ?', [before?.['seal'], id]);
    expect(await broken()).toEqual({ block: 1, what: '1 events are there of 2' });
    await forger.digestAgain();
    expect(await broken()).toEqual({ block: 1, what: 'the seal of the block does not hold' });
  });

  it('shows an offer that was removed whole', async () => {
    const id = await accepted();
    await make();
    await seal();
    await forger.removeOffer(id);
    expect(await broken()).toEqual({ block: 1, what: '1 events are there of 3' });
    await forger.digestAgain();
    expect(await broken()).toEqual({ block: 1, what: 'the seal of the block does not hold' });
  });

  it('shows a block that was removed, or put in the place of another', async () => {
    for (let made = 0; made < 3; made += 1) {
      await make();
      await seal();
    }
    await forger.removeBlock(2);
    expect(await broken()).toEqual({ block: 2, what: 'the block is missing' });
    await run('UPDATE offer_events SET block = 2 WHERE block = 3');
    await run('UPDATE event_blocks SET number = 2 WHERE number = 3');
    expect(await broken()).toEqual({ block: 2, what: 'the block does not follow the one before' });
    await run(
      'UPDATE event_blocks SET previous_seal = (SELECT s FROM (SELECT seal AS s FROM event_blocks WHERE number = 1) first) WHERE number = 2',
    );
    expect(await broken()).toEqual({ block: 2, what: 'the seal of the block does not hold' });
  });

  it('shows by a head that was kept elsewhere that the last blocks were removed, and made anew', async () => {
    await make();
    await seal();
    const older = await newest();
    const id = await accepted();
    await seal();
    const kept = await newest();
    const fault = (head: typeof kept) => keptHeadFault(records(), parseHead(headText(head)) ?? head);
    await forger.removeOffer(id);
    await forger.removeBlock(2);
    expect(await broken()).toBeUndefined();
    expect(await fault(kept)).toBe(
      `block 2 is missing: nothing that was recorded since block 1 of ${older.at}, the newest that is there, can be trusted`,
    );
    await make();
    await seal();
    expect(await broken()).toBeUndefined();
    expect(await fault(kept)).toContain(`block 2 of ${kept.at} has another seal than the one that was kept`);
    expect(await fault(older)).toBeUndefined();
  });

  it('shows that no blocks are made any more, while events are', async () => {
    const { id } = await make();
    await seal();
    await forger.removeBlock(1);
    server().clock.advance({ minutes: 61 });
    admin = await server().adminBrowser();
    expect(await broken()).toBeUndefined();
    await change(id, '2027-03-01');
    expect(await broken()).toMatchObject({ block: null, what: expect.stringContaining('are in no block') });
    await seal();
    expect(await broken()).toBeUndefined();
    await run('UPDATE event_blocks SET number = 2');
    await run('UPDATE offer_events SET block = 2');
    expect(await broken()).toEqual({ block: 1, what: 'the block is missing' });
  });

  it('follows a head whose seal does not hold, without a seal, and says so', async () => {
    const { id } = await make();
    await run("UPDATE offer_event_heads SET seal = '' WHERE offer_id = ?", [id]);
    for (const day of ['2027-03-01', '2027-03-02']) await change(id, day);
    expect(await headOf(id)).toMatchObject({ sequence: 3, seal: '' });
    expect(await broken()).toEqual({ offerId: id, sequence: 3, what: 'the seal of the head does not hold' });
    const faults = server().log.filter(({ level, offerId }) => level === 'error' && offerId === id);
    expect(faults.map(({ sequence }) => sequence)).toEqual([1, 2]);
    // A head that is gone is no new offer's.
    await run('DELETE FROM offer_event_heads WHERE offer_id = ?', [id]);
    await run('DELETE FROM offer_events WHERE offer_id = ?', [id]);
    await change(id, '2027-03-03');
    expect(await headOf(id)).toMatchObject({ sequence: 1, seal: '' });
  });

  it('is sealed again where all else is in order, and nowhere else', async () => {
    const [id, forged] = [await accepted(), await accepted()];
    await seal();
    await run("UPDATE offer_event_heads SET seal = ''");
    await run('UPDATE offer_events SET user_id = 77 WHERE offer_id = ? AND sequence = 1', [forged]);
    const said: string[] = [];
    await sealAgain(server().database, seals(), (line) => said.push(line));
    expect(said).toEqual([`Sealed offer ${id} with 2 events.`]);
    expect(await headOf(forged)).toMatchObject({ seal: '' });
    expect(await broken()).toMatchObject({ offerId: forged, sequence: 1 });
  });

  it('is not sealed again where a block shows that a chain was rewritten or cut off', async () => {
    await make();
    await seal();
    const forged = await accepted();
    await seal();
    await forger.cutAcceptanceOff(forged);
    const nobody = () => expect.unreachable();
    expect(await sealAgain(server().database, seals(), nobody)).toMatchObject({ block: 2 });
    await forger.digestAgain();
    expect(await sealAgain(server().database, seals(), nobody)).toMatchObject({
      block: 2,
      what: 'the seal of the block does not hold',
    });
    expect(await broken()).toMatchObject({ offerId: forged });
  });

  it('is sealed again under another secret when the old one is gone, blocks as well', async () => {
    const id = await accepted();
    await seal();
    await make();
    await seal();
    const other = new EvidenceSeal({ appSecrets: ['another secret'] });
    const said: string[] = [];
    await sealAgain(server().database, other, (line) => said.push(line));
    expect(said).toContain(`Sealed offer ${id} with 2 events.`);
    expect(said.at(0)).toBe('Sealed blocks 1 to 2.');
    expect(await broken(other)).toBeUndefined();
    expect(await broken()).toBeDefined();
  });
});
