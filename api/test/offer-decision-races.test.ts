import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProblemDocument } from '@programme/contracts';
import type { Agent, Test } from 'supertest';
import { verifyRecord } from '../src/features/offers/verification/record-verification.js';
import { EvidenceSeal } from '../src/platform/secrets/evidence-seal.js';
import { acceptanceOf, decide, decline, readPublic, reverse, unlocked, withdraw } from './support/decisions.js';
import { engines, sqliteEngine, type TestDatabase } from './support/engines.js';
import { asChange, createOffer, detailsOf, learnCreators } from './support/offers.js';
import { TestServer } from './support/test-server.js';

/** Two unlocks each: an address may try some hundred codes in all. */
const rounds = 6;

/** Two servers on one database; a SQLite file belongs to one. */
describe.each(engines)('decisions at the same moment on $name', (engine) => {
  let database: TestDatabase;
  let servers: readonly [TestServer, TestServer];
  let admins: readonly [Agent, Agent];

  beforeAll(async () => {
    database = await engine.create();
    const first = await TestServer.start(database);
    servers = [first, engine.name === sqliteEngine.name ? first : await TestServer.start(database)];
    admins = [await servers[0].adminBrowser(), await servers[1].adminBrowser()];
    await learnCreators(admins[0]);
  });

  afterAll(async () => {
    for (const server of new Set(servers)) await server.stop();
    await database.drop();
  });

  type Setting = {
    readonly id: string;
    readonly clients: readonly [Agent, Agent];
    readonly accept: (by?: 0 | 1) => Test;
  };

  const setting = async (): Promise<Setting> => {
    const { offer, generatedPassword } = await createOffer(admins[0]);
    const { id } = offer;
    const [one, other] = servers;
    const clients = [await unlocked(one, id, generatedPassword), await unlocked(other, id, generatedPassword)] as const;
    const shown = await readPublic(clients[0], id);
    return { id, clients, accept: (by = 0) => decide(clients[by], id, acceptanceOf(shown, { name: `Client ${by}` })) };
  };

  const codeOf = (body: unknown): string => (body as ProblemDocument).type.replace('urn:programme:problem:', '');

  /** Status, or the code of a 409. */
  const outcomes = async (...calls: Test[]): Promise<(number | string)[]> =>
    (await Promise.all(calls)).map(({ status, body }) => (status === 409 ? codeOf(body) : status));

  const counted = async (id: string) => {
    const { decisions, offer } = await detailsOf(admins[0], id);
    return { status: offer.status, decisions: decisions.length };
  };

  const repeat = async (round: (made: Setting) => Promise<void>): Promise<void> => {
    for (let number = 0; number < rounds; number += 1) await round(await setting());
    expect((await verifyRecord(servers[0].database, servers[0].app.get(EvidenceSeal))).broken).toBeUndefined();
  };

  it('of two people who accept, one does', () =>
    repeat(async ({ id, accept }) => {
      const found = await outcomes(accept(0), accept(1));
      expect(found.toSorted()).toEqual([201, 'already-decided'].toSorted());
      expect(await counted(id)).toEqual({ status: 'accepted', decisions: 1 });
    }));

  it('of an acceptance and a decline, one counts', () =>
    repeat(async ({ id, clients, accept }) => {
      const found = await outcomes(accept(0), decide(clients[1], id, decline(1)));
      expect(found.toSorted()).toEqual([201, 'already-decided'].toSorted());
      expect(await counted(id)).toEqual({ status: found[0] === 201 ? 'accepted' : 'declined', decisions: 1 });
    }));

  it('an offer is accepted or withdrawn', () =>
    repeat(async ({ id, accept }) => {
      const found = await outcomes(accept(), withdraw(admins[1], id, 1));
      if (found[0] === 201) expect(['stale-version', 'offer-accepted']).toContain(found[1]);
      else expect(found).toEqual(['offer-withdrawn', 200]);
      const accepted = { status: 'accepted', decisions: 1 };
      expect(await counted(id)).toEqual(found[0] === 201 ? accepted : { status: 'withdrawn', decisions: 0 });
    }));

  it('an offer is accepted as it was, or changed', () =>
    repeat(async ({ id, accept }) => {
      const change = { ...asChange(await detailsOf(admins[0], id)), validUntil: '2027-03-01' };
      const found = await outcomes(accept(), admins[1].put(`/api/offers/${id}`).send(change));
      if (found[0] === 201) expect(['stale-version', 'offer-accepted']).toContain(found[1]);
      else expect(found).toEqual(['offer-superseded', 200]);
      const accepted = { status: 'accepted', decisions: 1 };
      expect(await counted(id)).toEqual(found[0] === 201 ? accepted : { status: 'open', decisions: 0 });
    }));

  it('an offer is accepted or deleted', () =>
    repeat(async ({ id, accept }) => {
      const found = await outcomes(accept(), admins[1].delete(`/api/offers/${id}`).send({}));
      if (found[0] === 201) expect(found[1]).toBe('offer-accepted');
      else expect(found).toEqual([401, 204]);
    }));

  it('a decline that is being reversed is in the way of an acceptance, or is not', () =>
    repeat(async ({ id, clients, accept }) => {
      await decide(clients[1], id, decline(1)).expect(201);
      const found = await outcomes(accept(), reverse(admins[1], id, 2));
      expect(found[1]).toBe(200);
      expect([201, 'already-decided', 'offer-superseded']).toContain(found[0]);
      const accepted = { status: 'accepted', decisions: 2 };
      expect(await counted(id)).toEqual(found[0] === 201 ? accepted : { status: 'open', decisions: 1 });
    }));

  it('whatever comes at once, at most one decision counts, and none is lost', () =>
    repeat(async ({ id, clients, accept }) => {
      const change = { ...asChange(await detailsOf(admins[0], id)), validUntil: '2027-03-01' };
      const found = await outcomes(
        accept(0),
        accept(1),
        decide(clients[0], id, decline(1)),
        withdraw(admins[0], id, 1),
        reverse(admins[1], id, 2),
        reverse(admins[0], id, 3),
        admins[1].put(`/api/offers/${id}`).send(change),
        accept(1),
      );
      for (const outcome of found) expect([200, 201, ...conflicts]).toContain(outcome);
      const { decisions } = await detailsOf(admins[0], id);
      expect(decisions).toHaveLength(found.filter((outcome) => outcome === 201).length);
    }));

  it('a client who reads and staff who change: what was read is kept', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { offer, generatedPassword } = await createOffer(admins[0]);
      const { id } = offer;
      const client = await unlocked(servers[1], id, generatedPassword);
      const change = { ...asChange(await detailsOf(admins[0], id)), clientName: 'Beta' };
      const [read] = await Promise.all([readPublic(client, id), admins[0].put(`/api/offers/${id}`).send(change)]);
      const { body } = await admins[0].get(`/api/offers/${id}/revisions`).expect(200);
      const numbers = (body as { number: number }[]).map(({ number }) => number);
      expect(numbers).toEqual(read.offer.clientName === 'Beta' ? [1] : [2, 1]);
    }
  });
});

const conflicts = [
  'already-decided',
  'offer-superseded',
  'offer-withdrawn',
  'offer-accepted',
  'offer-undecided',
  'stale-version',
];
