import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OfferVisit } from '@programme/contracts';
import type { Agent } from 'supertest';
import { OfferVisitEntity } from '../src/features/offers/visits/offer-visit.entity.js';
import { engines, type TestDatabase } from './support/engines.js';
import { createOffer, learnCreators } from './support/offers.js';
import { TestServer } from './support/test-server.js';

describe.each(engines)('views of an offer on $name', (engine) => {
  let database: TestDatabase;
  let server: TestServer;
  let admin: Agent;
  let id: string;
  let code: string;

  beforeAll(async () => {
    database = await engine.create();
    server = await TestServer.start(database);
    admin = await server.adminBrowser();
    await learnCreators(admin);
    const created = await createOffer(admin);
    id = created.offer.id;
    code = created.generatedPassword;
  });

  afterAll(async () => {
    await server.stop();
    await database.drop();
  });

  const client = async (): Promise<Agent> => {
    const browser = server.browser();
    await browser.post(`/api/offers/${id}/validate`).send({ password: code }).expect(200);
    return browser;
  };

  const view = async (browser: Agent): Promise<number> =>
    ((await browser.post(`/api/offers/${id}/view`).send({}).expect(201)).body as { id: number }).id;

  const lasted = (browser: Agent, viewId: number, duration: number, activeSeconds?: number) =>
    browser.put(`/api/offers/${id}/view/${viewId}`).send({ duration, activeSeconds });

  const analytics = async (): Promise<OfferVisit[]> =>
    (await admin.get(`/api/offers/${id}/analytics`).expect(200)).body as OfferVisit[];

  it('are made by whoever has been let in, and by nobody else', async () => {
    await server.browser().post(`/api/offers/${id}/view`).send({}).expect(401);
    await server.browser().post('/api/offers/nonsense/view').send({}).expect(401);
    expect(await analytics()).toEqual([]);
    const browser = await client();
    const first = await view(browser);
    server.clock.advance({ seconds: 5 });
    const second = await view(browser);
    expect(await analytics()).toMatchObject([
      { id: second, sessionDuration: null, viewedAt: server.clock.now().toISOString() },
      { id: first, sessionDuration: null },
    ]);
  });

  it('of admins are left out', async () => {
    const before = await analytics();
    const viewId = await view(admin);
    await lasted(admin, viewId, 0).expect(204);
    expect(await analytics()).toEqual(before);
  });

  it('last as long as their own browser says, never less than before, and no longer than has passed', async () => {
    const browser = await client();
    const viewId = await view(browser);
    const duration = async () => (await analytics()).find((one) => one.id === viewId)?.sessionDuration;
    server.clock.advance({ seconds: 31 });
    await lasted(browser, viewId, 30).expect(204);
    expect(await duration()).toBe(30);
    await lasted(browser, viewId, 12).expect(204);
    expect(await duration()).toBe(30);
    await lasted(browser, viewId, 9999).expect(204);
    expect(await duration()).toBe(31);
    for (const stranger of [await client(), admin]) await lasted(stranger, viewId, 31).expect(404);
    await lasted(server.browser(), viewId, 31).expect(401);
    await lasted(browser, viewId + 1000, 31).expect(404);
    await browser.put(`/api/offers/${id}/view/1e3`).send({ duration: 1 }).expect(404);
    await lasted(browser, viewId, -1).expect(400);
  });

  it('tell the seconds of attention apart from those that went by, never more and never less than before', async () => {
    const browser = await client();
    const viewId = await view(browser);
    const both = async () => {
      const found = (await analytics()).find((one) => one.id === viewId);
      return [found?.sessionDuration, found?.activeSeconds];
    };
    expect(await both()).toEqual([null, null]);
    server.clock.advance({ seconds: 60 });
    await lasted(browser, viewId, 30, 12).expect(204);
    expect(await both()).toEqual([30, 12]);
    await lasted(browser, viewId, 40).expect(204);
    expect(await both()).toEqual([40, 12]);
    await lasted(browser, viewId, 45, 5).expect(204);
    expect(await both()).toEqual([45, 12]);
    await lasted(browser, viewId, 9999, 9999).expect(204);
    expect(await both()).toEqual([60, 60]);
    for (const wrong of [-1, 1.5]) await lasted(browser, viewId, 60, wrong).expect(400);
  });

  it('of one network are 120 an hour at the most', async () => {
    const made = await createOffer(admin);
    const browser = server.browser();
    await browser.post(`/api/offers/${made.offer.id}/validate`).send({ password: made.generatedPassword }).expect(200);
    const statuses = new Map<number, number>();
    for (let count = 0; count < 125; count += 1) {
      const { status } = await browser.post(`/api/offers/${made.offer.id}/view`).send({});
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect(Object.fromEntries(statuses)).toEqual({ 201: 120, 429: 5 });
    await browser.get(`/api/offers/${made.offer.id}/public`).expect(200);
    await view(await client());
  });

  it('lose nothing when reports overtake one another', async () => {
    const browser = await client();
    const viewId = await view(browser);
    server.clock.advance({ minutes: 10 });
    const reports = Array.from({ length: 20 }, (_, index) => lasted(browser, viewId, 30 * (index + 1)));
    await Promise.all(reports.toReversed());
    expect((await analytics()).find((one) => one.id === viewId)?.sessionDuration).toBe(600);
  });

  it('are all counted, and come in pages where they are many', async () => {
    const { offer } = await createOffer(admin);
    const start = server.clock.now().getTime();
    const views = Array.from({ length: 1205 }, (_, index) => ({
      offerId: offer.id,
      // Several of one moment, also where one page ends.
      viewedAt: new Date(start + Math.floor(index / 10) * 1000),
      ipAddress: null,
      isAdminView: index % 241 === 0,
      sessionKey: 'x'.repeat(64),
    }));
    const rows = server.database.getRepository(OfferVisitEntity);
    for (let next = 0; next < views.length; next += 500) {
      const some = views.slice(next, next + 500);
      await rows.createQueryBuilder().insert().values(some).updateEntity(false).execute();
    }
    const path = `/api/offers/${offer.id}/analytics`;
    const first = await admin
      .get(path)
      .expect(200)
      .expect('X-Total-Count', '1200')
      .expect('X-Total-Count-Relation', 'eq');
    expect(first.body).toHaveLength(1000);
    const next = /^<([^>]+)>; rel="next"$/.exec(first.headers['link'] ?? '')?.[1] ?? '';
    const second = await admin.get(next).expect(200).expect('X-Total-Count', '1200');
    expect(second.headers).not.toHaveProperty('link');
    const ids = [...(first.body as OfferVisit[]), ...(second.body as OfferVisit[])].map((view) => view.id);
    expect(new Set(ids).size).toBe(1200);
    expect(ids).toEqual(ids.toSorted((one, other) => other - one));
    expect((await admin.get(path).query({ limit: '7' }).expect(200)).body).toHaveLength(7);
    for (const query of [{ cursor: 'x' }, { limit: '0' }, { limit: '1001' }, { other: '1' }]) {
      await admin.get(path).query(query).expect(400);
    }
  });
});
