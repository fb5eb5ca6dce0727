import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OfferDetails, User } from '@programme/contracts';
import type { Agent, Response } from 'supertest';
import { UsersService } from '../src/features/users/users.service.js';
import { admins, callsOf, everyone, users } from '@programme/api-testing';
import { sqliteEngine, type TestDatabase } from './support/engines.js';
import { createOffer, learnCreators, newOffer } from './support/offers.js';
import { registeredCalls } from './support/registered-calls.js';
import { admin, TestServer, type LogLine } from './support/test-server.js';
import { withServer } from './support/with-server.js';
import { tokenOf } from './support/link-token.js';
import { until } from './support/until.js';

const member = { username: 'member', password: 'four plain words here' } as const;

const auditOf = (server: TestServer): LogLine[] => server.log.filter(({ kind }) => kind === 'audit');

/** The lines that one call left. */
const linesOf = (server: TestServer, { headers }: Pick<Response, 'headers'>): LogLine[] =>
  auditOf(server).filter(({ requestId }) => requestId === headers['x-request-id']);

const call = (browser: Agent, { method, path, body }: ReturnType<typeof callsOf>[number]) => {
  const asked = browser[method.toLowerCase() as 'get'](path);
  return body ? asked.send(body) : asked;
};

/** What visitors do in passing, and a calculation that changes nothing: in the request log alone. */
const inPassing = [
  'POST /api/logs',
  'POST /api/remote-failures',
  'POST /api/offers/:id/view',
  'PUT /api/offers/:id/view/:viewId',
  'POST /api/offers/calculate-prices',
  'POST /api/price-books/:id/simulate',
];

describe('the audit', () => {
  const server = withServer(sqliteEngine, { registration: true, production: true });
  const changing = [everyone, users, admins].flatMap(callsOf).filter(({ method }) => method !== 'GET');

  beforeAll(() => server().app.get(UsersService).register(member.username, member.password));

  it('is asked here about every call that changes something', () => {
    const registered = registeredCalls(server()).filter((name) => !name.startsWith('GET '));
    expect(changing.map(({ name }) => name).sort()).toEqual(registered.sort());
  });

  it.each(changing.filter(({ name }) => !inPassing.includes(name)))('has a line for $name', async (one) => {
    const answer = await call(await server().adminBrowser(), one);
    const [line, ...more] = linesOf(server(), answer);
    expect(answer.status).toBe(one.adminStatus ?? one.status);
    expect(line).toMatchObject({
      level: 'info',
      event: expect.stringMatching(/^[a-z-]+(\.[a-z-]+)?$/),
      outcome: answer.status < 300 ? 'ok' : expect.stringMatching(/^(refused|rejected|failed)$/),
      userId: 1,
      method: one.method,
      route: one.pattern,
      ip: '127.0.0.0',
    });
    // None is named as a call is that nobody has named.
    expect(line?.['event']).not.toBe('change');
    expect(more.map(({ event }) => event)).toEqual(more.map(() => 'sessions.end'));
  });

  it.each(changing.filter(({ name }) => inPassing.includes(name)))('has none for $name', async (one) => {
    expect(linesOf(server(), await call(await server().adminBrowser(), one))).toEqual([]);
  });

  it('has a line for the first admin, who was made by nobody', () => {
    const made = auditOf(server()).filter(({ event }) => event === 'user.make-first-admin');
    expect(made).toMatchObject([{ outcome: 'ok', entity: 'user', id: 1 }]);
    expect(made[0]).not.toHaveProperty('userId');
  });

  it('has none for those who only look whether they are logged in, or before a locked offer', async () => {
    for (const path of ['/api/user', '/api/offers/none/public', '/api/nothing'])
      expect(linesOf(server(), await server().browser().get(path))).toEqual([]);
  });

  it('has a line for a call that a page of another site tries to make', async () => {
    const browser = await server().adminBrowser();
    const answer = await browser.delete('/api/offers/x').set('Sec-Fetch-Site', 'cross-site').expect(403);
    expect(linesOf(server(), answer)).toMatchObject([
      { event: 'foreign-call', outcome: 'refused', method: 'DELETE', ip: '127.0.0.0' },
    ]);
  });
});

describe('of a call that is refused, the audit', () => {
  const server = withServer(sqliteEngine);
  let loggedIn: Agent;
  let memberId: number;

  beforeAll(async () => {
    memberId = (await server().app.get(UsersService).register(member.username, member.password)).id;
    loggedIn = server().browser();
    await loggedIn.post('/api/login').send(member).expect(200);
  });

  it.each(callsOf(admins))('has a line for $name, with who it was', async (one) => {
    const stranger = linesOf(server(), await call(server().browser(), one).expect(401));
    const known = linesOf(server(), await call(loggedIn, one).expect(403));
    expect(stranger).toEqual([expect.objectContaining({ outcome: 'refused', problem: 'unauthenticated' })]);
    expect(stranger[0]).not.toHaveProperty('userId');
    expect(known).toEqual([expect.objectContaining({ outcome: 'refused', problem: 'forbidden', userId: memberId })]);
  });
});

describe('the audit tells', () => {
  let database: TestDatabase;
  let server: TestServer;
  let boss: Agent;
  let bossId: number;

  beforeAll(async () => {
    database = await sqliteEngine.create();
    // Turned down as far as it goes: the audit is written all the same.
    server = await TestServer.start(database, { registration: true, logLevel: 'fatal' });
  });

  beforeEach(async () => {
    server.clock.advance({ minutes: 16 });
    boss = await server.adminBrowser();
    bossId = ((await boss.get('/api/user')).body as User).id;
    await learnCreators(boss);
    server.logText.length = 0;
  });

  afterAll(async () => {
    await server.stop();
    await database.drop();
  });

  const told = () =>
    auditOf(server).map(({ event, outcome, entity, id, userId }) => ({ event, outcome, entity, id, userId }));

  it('who logs in, who is kept out, of which account, and for how long guesses are refused', async () => {
    const logIn = (credentials: object) => server.browser().post('/api/login').send(credentials);
    const wrong = { ...admin, password: 'not the password' };
    for (let guess = 0; guess < 10; guess += 1) await logIn(wrong).expect(401);
    await logIn(wrong).expect(429);
    await logIn({ username: 'a password in the wrong field', password: 'x' }).expect(401);
    await boss.post('/api/logout').expect(204);
    const outcomes = told();
    expect(outcomes.slice(0, 10)).toEqual(
      Array.from({ length: 10 }, () => ({ event: 'login', outcome: 'refused', entity: 'user', id: bossId })),
    );
    expect(outcomes.slice(10)).toEqual([
      { event: 'login', outcome: 'limited', entity: 'user', id: bossId },
      { event: 'login', outcome: 'refused', entity: 'user' },
      { event: 'logout', outcome: 'ok', userId: bossId },
    ]);
    expect(server.logText.join()).not.toMatch(/wrong field|not the password/);
  });

  it('what becomes of an account, and that its sessions end', async () => {
    const { body } = await server.browser().post('/api/register').send(member).expect(201);
    const { id } = body as User;
    await server.browser().post('/api/login').send(member).expect(200);
    await boss.patch(`/api/users/${id}`).send({ isAdmin: true }).expect(200);
    await boss.patch(`/api/users/${id}`).send({ isAdmin: false }).expect(200);
    const made = await boss.post(`/api/users/${id}/link`).send({}).expect(201);
    const token = tokenOf(made.body);
    const password = 'five other plain words here';
    await server.browser().post('/api/links/use').send({ token, password }).expect(204);
    await server.browser().post('/api/links/use').send({ token, password }).expect(410);
    await boss.patch(`/api/users/${bossId}`).send({ isAdmin: false }).expect(409);
    const user = { entity: 'user', id: String(id), userId: bossId };
    expect(told()).toEqual([
      { event: 'user.register', outcome: 'ok', entity: 'user', id },
      { event: 'login', outcome: 'ok', entity: 'user', id, userId: id },
      { event: 'user.grant-admin', outcome: 'ok', ...user },
      { event: 'user.take-admin', outcome: 'ok', ...user },
      { event: 'sessions.end', outcome: 'ok', ...user },
      { event: 'user.link', outcome: 'ok', ...user },
      { event: 'user.use-link', outcome: 'ok', entity: 'user', id },
      { event: 'sessions.end', outcome: 'ok', entity: 'user', id },
      { event: 'user.use-link', outcome: 'rejected', entity: 'user' },
      { event: 'user.take-admin', outcome: 'rejected', ...user, id: String(bossId) },
    ]);
  });

  it('the life of an offer, by its id and without its client', async () => {
    const { offer, generatedPassword } = await createOffer(boss, { clientName: 'A secret client' });
    const { id } = offer;
    const unlock = (at: string, password: string) =>
      server.browser().post(`/api/offers/${at}/validate`).send({ password });
    await unlock(id, generatedPassword).expect(200);
    for (let guess = 0; guess < 5; guess += 1) await unlock(id, 'K7QMC-3XPWC-9RTDF').expect(401);
    await unlock(id, generatedPassword).expect(429);
    await unlock('a code in the address', 'x').expect(401);
    const { version } = ((await boss.get(`/api/offers/${id}/details`).expect(200)).body as OfferDetails).offer;
    await boss
      .put(`/api/offers/${id}`)
      .send({ ...newOffer(), id, version })
      .expect(200);
    await boss
      .put(`/api/offers/${id}`)
      .send({ ...newOffer(), clientName: 'Too late', id, version })
      .expect(409);
    await boss.post(`/api/offers/${id}/code`).send({}).expect(200);
    await boss.delete(`/api/offers/${id}`).expect(204);
    const ofOffer = { entity: 'offer', id };
    expect(told()).toEqual([
      { event: 'offer.create', outcome: 'ok', ...ofOffer, userId: bossId },
      { event: 'offer.unlock', outcome: 'ok', ...ofOffer },
      ...Array.from({ length: 5 }, () => ({ event: 'offer.unlock', outcome: 'refused', ...ofOffer })),
      { event: 'offer.unlock', outcome: 'limited', ...ofOffer },
      { event: 'offer.unlock', outcome: 'refused', entity: 'offer' },
      { event: 'offer.change', outcome: 'ok', ...ofOffer, userId: bossId },
      { event: 'offer.change', outcome: 'rejected', ...ofOffer, userId: bossId },
      { event: 'offer.replace-code', outcome: 'ok', ...ofOffer, userId: bossId },
      { event: 'offer.remove', outcome: 'ok', ...ofOffer, userId: bossId },
    ]);
    expect(server.logText.join()).not.toMatch(/secret client|code in the address|K7QMC/i);
    expect(server.logText.join()).not.toContain(generatedPassword);
  });

  it('who took the log away, and who changed words and creators', async () => {
    await boss.get('/api/logs/export').expect(200);
    await boss.patch('/api/translations/shell.title').send({ en: 'A', pl: 'B', es: 'C' }).expect(200);
    await boss.patch('/api/translations/%3Cscript%3E').send({ en: 'A', pl: 'B', es: 'C' }).expect(404);
    const { body } = await boss.post('/api/creators').send({ name: 'Somebody New', shortName: 'New' }).expect(201);
    expect(told()).toEqual([
      { event: 'logs.export', outcome: 'ok', userId: bossId },
      { event: 'translation.change', outcome: 'ok', entity: 'translation', id: 'shell.title', userId: bossId },
      { event: 'translation.change', outcome: 'rejected', entity: 'translation', userId: bossId },
      { event: 'creator.add', outcome: 'ok', entity: 'creator', id: (body as { id: number }).id, userId: bossId },
    ]);
  });

  it('of a change also when whoever asked for it goes away without the answer', async () => {
    const { offer } = await createOffer(boss);
    const login = await server.browser().post('/api/login').send(admin).expect(200);
    const cookie = String(login.headers['set-cookie']).split(';')[0];
    server.logText.length = 0;
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    const text = `DELETE /api/offers/${offer.id} HTTP/1.1\r\nHost: a\r\nCookie: ${cookie}\r\n\r\n`;
    socket.write(text, () => socket.destroy());
    await until(() => told().length > 0);
    expect(told()).toEqual([{ event: 'offer.remove', outcome: 'ok', entity: 'offer', id: offer.id, userId: bossId }]);
    expect(auditOf(server)[0]).toMatchObject({ ip: '127.0.0.0' });
  });
});
