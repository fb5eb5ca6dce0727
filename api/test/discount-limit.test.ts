import {
  approvalPaths,
  type ListedUser,
  type NewQuote,
  type OfferCreated,
  type OfferSettings,
  type Overview,
} from '@programme/contracts';
import type { Agent } from 'supertest';
import { beforeEach, describe, expect, it } from 'vitest';
import { OfferEventEntity } from '../src/features/offers/events/offer-event.entity.js';
import { codeOf } from './support/decision-harness.js';
import { settingsOf } from './support/decisions.js';
import { defaultEngines, engines } from './support/engines.js';
import { tokenOf } from './support/link-token.js';
import { asChange, detailsOf, enterprise, learnCreators, newOffer } from './support/offers.js';
import { draftFrom, loggedIn, otherAdmin, step } from './support/price-books.js';
import { withServer } from './support/with-server.js';

const generous: NewQuote = { ...enterprise, discountType: 'percentage', discountValue: 90 };

const post = (by: Agent, path: string, version: number) => by.post(path).send({ version });

const confirm = (by: Agent, version: number) => post(by, approvalPaths.confirmSettings, version);

const reject = (by: Agent, version: number) => post(by, approvalPaths.rejectSettings, version);

const overviewOf = async (by: Agent) => (await by.get('/api/overview').expect(200)).body as Overview;

/** Sets the limit or proposes it; answers the settings since. */
async function put(by: Agent, largestDiscount: number | null): Promise<OfferSettings> {
  const { version } = await settingsOf(by);
  return (await by.put(approvalPaths.settings).send({ version, largestDiscount }).expect(200)).body as OfferSettings;
}

describe.each(engines)('the limit of discounts between two admins on $name (B31)', (engine) => {
  const server = withServer(engine);
  let admin: Agent;
  let boss: Agent;
  let count = 0;
  const bossName = () => `boss ${count}`;

  beforeEach(async () => {
    count += 1;
    admin = await server().adminBrowser();
    await learnCreators(admin);
    boss = await otherAdmin(server(), bossName());
    const { version, largestDiscount } = await put(admin, null);
    if (largestDiscount !== null) await confirm(boss, version).expect(200);
    await put(admin, 20);
  });

  const users = async () => (await admin.get('/api/users').expect(200)).body as ListedUser[];

  /** Takes the right from all admins but one; answers how to give it back. */
  const demoteOthers = async () => {
    const others = (await users()).filter(({ username, isAdmin }) => isAdmin && username !== 'admin');
    const setAll = async (isAdmin: boolean) => {
      for (const { id } of others) await admin.patch(`/api/users/${id}`).send({ isAdmin }).expect(200);
    };
    await setAll(false);
    return () => setAll(true);
  };

  const statusOfNewOffer = async () => {
    const body = newOffer({ quotes: [generous] });
    return ((await admin.post('/api/offers').send(body).expect(201)).body as OfferCreated).offer.status;
  };

  it('is lifted by one of them and confirmed by the other; until then it holds', async () => {
    const { version, history, largestDiscount, mayConfirm } = await put(admin, null);
    expect([largestDiscount, mayConfirm]).toEqual([20, false]);
    expect(history?.[0]).toMatchObject({ from: 20, to: null, by: 'admin', outcome: 'waiting', settledBy: null });
    expect(await statusOfNewOffer()).toBe('awaiting-approval');
    const own = await confirm(admin, version);
    expect([own.status, codeOf(own.body)]).toEqual([403, 'own-limit']);
    expect((await overviewOf(admin)).proposedLimit).toBeNull();
    expect((await overviewOf(boss)).proposedLimit).toMatchObject({ proposedBy: 'admin', limit: null });
    const confirmed = (await confirm(boss, version).expect(200)).body as OfferSettings;
    expect(confirmed).toMatchObject({ largestDiscount: null, mayConfirm: false });
    expect(confirmed.history?.[0]).toMatchObject({ outcome: 'confirmed', settledBy: bossName() });
    expect(await statusOfNewOffer()).toBe('open');
    expect((await overviewOf(boss)).proposedLimit).toBeNull();
  });

  it('is not lifted through an account whose password came by a link of the same admin', async () => {
    const id = (await users()).find(({ username }) => username === bossName())?.id;
    const link = await admin.post(`/api/users/${id}/link`).send({}).expect(201);
    const password = 'five other plain words here';
    await server()
      .browser()
      .post('/api/links/use')
      .send({ token: tokenOf(link.body), password })
      .expect(204);
    const asBoss = server().browser();
    await asBoss.post('/api/login').send({ username: bossName(), password }).expect(200);
    const { version } = await put(admin, 95);
    expect((await settingsOf(asBoss)).mayConfirm).toBe(false);
    expect((await overviewOf(asBoss)).proposedLimit).toBeNull();
    expect((await confirm(asBoss, version)).status).toBe(403);
    expect(await statusOfNewOffer()).toBe('awaiting-approval');
  });

  it('is not lifted by an admin who takes the right from the others for a moment', async () => {
    const giveBack = await demoteOthers();
    const { largestDiscount, history } = await put(admin, null);
    expect([largestDiscount, history?.[0]?.outcome]).toEqual([20, 'waiting']);
    expect(await statusOfNewOffer()).toBe('awaiting-approval');
    await giveBack();
    const { adminChanges, proposedLimit } = await overviewOf(await loggedIn(server(), bossName()));
    const ofBoss = adminChanges?.filter(({ username }) => username === bossName()) ?? [];
    const told = ofBoss.slice(0, 2).map(({ username, isAdmin, changedBy }) => [username, isAdmin, changedBy]);
    expect(told).toEqual([
      [bossName(), true, 'admin'],
      [bossName(), false, 'admin'],
    ]);
    expect(proposedLimit).toMatchObject({ proposedBy: 'admin' });
    expect((await overviewOf(admin)).adminChanges).toEqual([]);
  });

  it('nor does that let an admin publish own prices', async () => {
    await demoteOthers();
    const { id } = await draftFrom(admin, new Date(server().clock.now().getTime() + count * 86_400_000));
    expect((await step(admin, id, 'submit', 'As agreed.')).status).toBe(200);
    const refused = await step(admin, id, 'approve');
    expect([refused.status, codeOf(refused.body)]).toEqual([403, 'four-eyes']);
  });

  it('is confirmed or rejected once, whoever decides at the same moment', async () => {
    const third = await otherAdmin(server(), `third ${count}`);
    const { version } = await put(admin, 30);
    const answers = await Promise.all([
      confirm(boss, version),
      confirm(third, version),
      reject(boss, version),
      reject(admin, version),
      confirm(boss, version),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    const { history, largestDiscount } = await settingsOf(admin);
    expect(largestDiscount).toBe(history?.[0]?.outcome === 'confirmed' ? 30 : 20);
  });
});

describe.each(defaultEngines)('changes of the limit of discounts on $name', (engine) => {
  const server = withServer(engine);
  let admin: Agent;

  beforeEach(async () => {
    admin = await server().adminBrowser();
    await learnCreators(admin);
  });

  it('hold at once by an only admin, which the history says', async () => {
    await put(admin, 10);
    const { largestDiscount, history } = await put(admin, null);
    expect(largestDiscount).toBeNull();
    expect(history?.map(({ outcome, from, to }) => [outcome, from, to])).toEqual([
      ['alone', 10, null],
      ['lowered', null, 10],
    ]);
    expect((await put(admin, null)).history).toHaveLength(2);
  });

  it('that lower it need nobody, and replace what waits; who proposed one takes it back', async () => {
    await put(admin, 20);
    const boss = await otherAdmin(server(), 'boss');
    const first = await put(admin, 50);
    expect(await put(boss, 60)).toMatchObject({ largestDiscount: 20, mayConfirm: false });
    expect(codeOf((await confirm(boss, first.version)).body)).toBe('stale-version');
    const lowered = await put(boss, 15);
    expect(lowered).toMatchObject({ largestDiscount: 15 });
    expect(lowered.history?.map(({ outcome, settledBy }) => [outcome, settledBy]).slice(0, 3)).toEqual([
      ['lowered', null],
      ['replaced', 'boss'],
      ['replaced', 'boss'],
    ]);
    for (const decide of [confirm, reject])
      expect(codeOf((await decide(admin, lowered.version)).body)).toBe('limit-not-proposed');
    const { version } = await put(admin, 40);
    expect((await reject(admin, version).expect(200)).body).toMatchObject({
      largestDiscount: 15,
      history: [{ outcome: 'rejected', settledBy: 'admin' }, {}, {}, {}, {}, {}, {}],
    });
  });

  it('are named in the events of offers: which limit held when one was made or changed', async () => {
    await put(admin, 12);
    const { body } = await admin.post('/api/offers').send(newOffer()).expect(201);
    const { id } = (body as OfferCreated).offer;
    await put(admin, 11.5);
    const change = { ...asChange(await detailsOf(admin, id)), quotes: [{ ...enterprise, activeUsers: 7 }] };
    await admin.put(`/api/offers/${id}`).send(change).expect(200);
    const events = await server()
      .database.getRepository(OfferEventEntity)
      .find({ where: { offerId: id } });
    expect(events.map(({ action, payload }) => [action, payload?.limit])).toEqual([
      ['created', 12],
      ['changed', 11.5],
    ]);
  });

  it('are for admins alone, and name their kind in the audit', async () => {
    await server().browser().get(approvalPaths.settings).expect(401);
    const { version } = await put(admin, 99);
    await reject(admin, version).expect(200);
    expect(
      server()
        .log.filter(({ event }) => String(event).startsWith('offer-settings.'))
        .slice(-2),
    ).toMatchObject([
      { event: 'offer-settings.propose', fields: ['largestDiscount'] },
      { event: 'offer-settings.reject' },
    ]);
  });
});
