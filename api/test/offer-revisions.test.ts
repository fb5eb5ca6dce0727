import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { limits, listPage, type NewQuote, type OfferRevision } from '@programme/contracts';
import type { Agent } from 'supertest';
import { decide, decline, readPublic, unlocked } from './support/decisions.js';
import { defaultEngines } from './support/engines.js';
import { asChange, comfort, createOffer, detailsOf, enterprise, learnCreators } from './support/offers.js';
import { withServer } from './support/with-server.js';

describe.each(defaultEngines)('revisions of an offer on $name', (engine) => {
  const server = withServer(engine);
  let admin: Agent;
  let id: string;
  let code: string;

  beforeAll(async () => {
    admin = await server().adminBrowser();
    await learnCreators(admin);
  });

  beforeEach(async () => {
    const created = await createOffer(admin, { quotes: [enterprise] });
    id = created.offer.id;
    code = created.generatedPassword;
  });

  const revisions = async (): Promise<OfferRevision[]> =>
    (await admin.get(`/api/offers/${id}/revisions`).expect(200)).body as OfferRevision[];

  const change = async (changes: { clientName?: string; validUntil?: string; quotes?: NewQuote[] } = {}) => {
    const now = asChange(await detailsOf(admin, id));
    await admin
      .put(`/api/offers/${id}`)
      .send({ ...now, ...changes })
      .expect(200);
  };

  it('begin with the first, which is what the client sees', async () => {
    const [first, ...more] = await revisions();
    expect(more).toEqual([]);
    expect(first).toMatchObject({ number: 1, current: true, username: 'admin', changes: [] });
    const shown = await readPublic(await unlocked(server(), id, code), id);
    // Days that are left are not in it.
    expect(shown.offer).toMatchObject({ ...first?.snapshot.offer });
    expect(first?.snapshot.quotes).toEqual(shown.quotes);
  });

  it('are replaced before a client has come, also when staff have looked', async () => {
    await admin.post(`/api/offers/${id}/view`).send({}).expect(201);
    const [before] = await revisions();
    await change({ clientName: 'Beta', quotes: [comfort] });
    const [now, ...more] = await revisions();
    expect(more).toEqual([]);
    expect(now).toMatchObject({ number: 1, current: true, changes: [], snapshot: { offer: { clientName: 'Beta' } } });
    expect(now?.digest).not.toBe(before?.digest);
    expect((await detailsOf(admin, id)).offer).toMatchObject({ revision: 1, version: 2 });
  });

  it('follow one another once a client has opened the offer, each with what differs', async () => {
    const client = await unlocked(server(), id, code);
    await readPublic(client, id);
    await change({ validUntil: '2027-03-01', quotes: [{ ...enterprise, note: 'New' }, comfort] });
    await readPublic(client, id);
    await change({ clientName: 'Beta' });
    const found = await revisions();
    expect(found).toMatchObject([
      { number: 3, current: true, changes: ['clientName'] },
      { number: 2, current: false, changes: ['validUntil', 'quotes[0].note', 'quotes[1]'] },
      { number: 1, current: false, snapshot: { offer: { validUntil: '2027-02-19' } } },
    ]);
    const shown = await readPublic(client, id);
    expect(shown.revision).toBe(3);
    expect(shown.quotes.map((quote) => quote.id)).toEqual(found[0]?.snapshot.quotes.map((quote) => quote.id));
    const { body: history } = await admin.get(`/api/offers/${id}/history`).expect(200);
    expect(history).toMatchObject([{ revision: 3 }, { revision: 2 }, { revision: 1 }]);
  });

  it('are kept once a client has read them, though nothing else tells of it any more', async () => {
    await readPublic(await unlocked(server(), id, code), id);
    await server().database.query('DELETE FROM offer_unlocks WHERE offer_id = ?', [id]);
    await change({ clientName: 'Beta' });
    expect(await revisions()).toMatchObject([{ number: 2 }, { number: 1 }]);
  });

  it('are replaced while a client has given the code alone', async () => {
    await unlocked(server(), id, code);
    await change({ clientName: 'Beta' });
    expect(await revisions()).toMatchObject([{ number: 1, snapshot: { offer: { clientName: 'Beta' } } }]);
  });

  it('are not made by what no client sees: a saved offer without a difference, or another code', async () => {
    const client = await unlocked(server(), id, code);
    const before = await readPublic(client, id);
    await change();
    expect(await readPublic(client, id)).toEqual(before);
    await admin.post(`/api/offers/${id}/code`).send({}).expect(200);
    expect(await revisions()).toMatchObject([{ number: 1, snapshot: { quotes: before.quotes } }]);
  });

  it('are never replaced after a decision, however it was made', async () => {
    await decide(await unlocked(server(), id, code), id, decline(1)).expect(201);
    await server().database.query('DELETE FROM offer_unlocks WHERE offer_id = ?', [id]);
    await change({ clientName: 'Beta' });
    expect(await revisions()).toMatchObject([{ number: 2 }, { number: 1 }]);
  });

  it('come in pages, of which each knows what differs from the one after it', async () => {
    const client = await unlocked(server(), id, code);
    const count = limits.revisionsPage + 2;
    for (let number = 2; number <= count; number += 1) {
      await readPublic(client, id);
      await change({ clientName: `Acme ${number}` });
    }
    const read = async (cursor?: string | null) => {
      const { body, headers } = await admin
        .get(`/api/offers/${id}/revisions`)
        .query(cursor ? { cursor } : {})
        .expect(200);
      return listPage(body as OfferRevision[], {
        get: (name) => (headers as Record<string, string>)[name.toLowerCase()] ?? null,
      });
    };
    const first = await read();
    const second = await read(first.next);
    expect([first.rows.length, second.rows.length, second.next]).toEqual([limits.revisionsPage, 2, null]);
    expect([first.total, second.total]).toEqual([first.total, { count, exact: true }]);
    const all = [...first.rows, ...second.rows];
    expect(all.map(({ number }) => number)).toEqual(Array.from({ length: count }, (_, index) => count - index));
    expect(all.map(({ changes }) => changes)).toEqual([...Array<string[]>(count - 1).fill(['clientName']), []]);
    await admin.get(`/api/offers/${id}/revisions?cursor=x`).expect(400);
    await admin.get('/api/offers/none/revisions').query({ cursor: first.next }).expect(404);
  });

  it('are for staff alone, and go with their offer', async () => {
    await server().browser().get(`/api/offers/${id}/revisions`).expect(401);
    await (await unlocked(server(), id, code)).get(`/api/offers/${id}/revisions`).expect(401);
    await admin.delete(`/api/offers/${id}`).send({}).expect(204);
    await admin.get(`/api/offers/${id}/revisions`).expect(404);
  });
});
