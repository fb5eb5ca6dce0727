import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { JobScheduler } from '../src/platform/jobs/job-scheduler.js';
import { engines, type TestDatabase } from './support/engines.js';
import { createOffer, learnCreators } from './support/offers.js';
import { TestClock } from './support/test-clock.js';
import { admin, TestServer } from './support/test-server.js';

type Status = PromiseLike<{ status: number }>;

const flooder = '10.0.0.1';

const countStatuses = async (calls: Status[]): Promise<Record<number, number>> => {
  const counts: Record<number, number> = {};
  for (const { status } of await Promise.all(calls)) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

describe.each(engines)('a flood of passwords from one network on $name', (engine) => {
  let database: TestDatabase;
  let servers: TestServer[];
  let id: string;
  let password: string;

  beforeAll(async () => {
    database = await engine.create();
    const clock = new TestClock();
    servers = [await TestServer.start(database, { trustProxy: 1 }, clock)];
    // One process owns a SQLite file.
    if (engine.name !== 'SQLite') servers.push(await TestServer.start(database, { trustProxy: 1 }, clock));
    const browser = await servers[0]!.adminBrowser();
    await learnCreators(browser);
    const created = await createOffer(browser);
    id = created.offer.id;
    password = created.generatedPassword;
  });

  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await database.drop();
  });

  const server = (index: number): TestServer => servers[index % servers.length]!;

  const call = (index: number, path: string, body: object, from: string) =>
    server(index).browser().post(path).set('X-Forwarded-For', from).send(body);

  const open = (index: number, offer: string, typed: string, from: string) =>
    call(index, `/api/offers/${offer}/validate`, { password: typed }, from);

  const count = async (table: string): Promise<number> => {
    const [row] = await server(0).database.query<{ n: number | string }[]>(`SELECT COUNT(*) AS n FROM ${table}`);
    return Number(row?.n);
  };

  it('has 120 of them looked at in a minute, over all processes, and lets everybody else in meanwhile', async () => {
    const flood = Array.from({ length: 400 }, (_, index) => open(index, randomUUID(), 'wrong', flooder));
    const others = Array.from({ length: 10 }, (_, index) => open(index, id, password, `10.0.${index + 1}.1`));
    const logins = Array.from({ length: 10 }, (_, index) => call(index, '/api/login', admin, `10.1.${index}.1`));
    expect(await countStatuses([...others, ...logins])).toEqual({ 200: 20 });
    const statuses = await countStatuses(flood);
    expect(Object.keys(statuses)).toEqual(['401', '429']);
    expect(statuses[401]).toBeLessThanOrEqual(120);
    expect(statuses[401]).toBeGreaterThan(60);
    expect(await count('offer_attempts WHERE success = FALSE')).toBe(statuses[401]);
  });

  it('counts what it refused in one row, and says when to come again', async () => {
    const answer = await open(0, randomUUID(), 'wrong', flooder).expect(429);
    expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(60);
    for (const { app } of servers) await app.get(JobScheduler).run('refused-offer-attempts');
    const rows = await server(0).database.query<object[]>('SELECT offer_id, network FROM refused_offer_attempts');
    expect(rows).toEqual([{ offer_id: '', network: '10.0.0.0' }]);
  });

  it('is over a minute later', async () => {
    server(0).clock.advance({ minutes: 1 });
    await open(0, id, password, flooder).expect(200);
  });

  it('of names at the login costs as little', async () => {
    const from = '10.9.0.1';
    const flood = Array.from({ length: 400 }, (_, index) =>
      call(index, '/api/login', { username: `nobody ${index}`, password: 'x' }, from),
    );
    await call(0, '/api/login', admin, '10.8.0.1').expect(200);
    const statuses = await countStatuses(flood);
    expect(Object.keys(statuses)).toEqual(['401', '429']);
    expect(await count('login_attempts WHERE success = FALSE')).toBeLessThanOrEqual(120);
  });

  it('at one offer takes nobody else their own attempts', async () => {
    server(0).clock.advance({ hours: 2 });
    const flood = Array.from({ length: 300 }, (_, index) => open(index, id, `wrong ${index}`, '10.7.0.1'));
    const others = Array.from({ length: 20 }, (_, index) => open(index, id, password, `10.6.${index}.1`));
    expect(await countStatuses(others)).toEqual({ 200: 20 });
    expect(await countStatuses(flood)).toEqual({ 401: 5, 429: 295 });
    for (const { app } of servers) await app.get(JobScheduler).run('refused-offer-attempts');
    const [row] = await server(0).database.query<{ attempts: number }[]>(
      `SELECT attempts FROM refused_offer_attempts WHERE offer_id = '${id}' AND network = '10.7.0.0'`,
    );
    expect(row?.attempts).toBeGreaterThan(0);
  });
});
