import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PasswordHasherService } from '../src/platform/passwords/password-hasher.service.js';
import { engines, type TestDatabase } from './support/engines.js';
import { TestClock } from './support/test-clock.js';
import { admin, TestServer } from './support/test-server.js';

describe.each(engines)('login throttling on $name', (engine) => {
  let database: TestDatabase;
  let server: TestServer;

  beforeAll(async () => {
    database = await engine.create();
    server = await TestServer.start(database);
  });

  beforeEach(async () => {
    await server.database.query('DELETE FROM login_attempts');
  });

  afterAll(async () => {
    await server.stop();
    await database.drop();
  });

  const logIn = (password: string, username: string = admin.username, on = server) =>
    on.browser().post('/api/login').send({ username, password });

  const statuses = async (calls: PromiseLike<{ status: number }>[]): Promise<Record<number, number>> => {
    const counts: Record<number, number> = {};
    for (const { status } of await Promise.all(calls)) counts[status] = (counts[status] ?? 0) + 1;
    return counts;
  };

  it('lets exactly 10 wrong guesses through, however many come at once', async () => {
    const guesses = Array.from({ length: 40 }, (_, index) => logIn(`wrong ${index}`));
    expect(await statuses(guesses)).toEqual({ 401: 10, 429: 30 });
  });

  it('refuses even the right password then, says for how long, and takes it after that', async () => {
    for (let guess = 0; guess < 10; guess += 1) await logIn('wrong').expect(401);
    server.clock.advance({ minutes: 5 });
    const answer = await logIn(admin.password).expect(429);
    expect(answer.headers['retry-after']).toBe('600');
    expect(answer.body).toMatchObject({ detail: 'Too many attempts. Please try again later.' });
    server.clock.advance({ seconds: 599 });
    await logIn(admin.password).expect(429);
    server.clock.advance({ seconds: 1 });
    await logIn(admin.password).expect(200);
  });

  it('counts each account for itself, known or not, whatever its case', async () => {
    for (let guess = 0; guess < 10; guess += 1) await logIn('wrong', guess % 2 ? 'Nobody' : 'nobody').expect(401);
    await logIn('wrong', 'NOBODY').expect(429);
    await logIn(admin.password).expect(200);
  });

  it('does not let blanks make another name of the same account', async () => {
    await logIn(admin.password, 'admin ').expect(401);
    await logIn(admin.password, ' admin').expect(401);
  });

  it('does not count logins that succeed', async () => {
    for (let login = 0; login < 12; login += 1) await logIn(admin.password).expect(200);
  });

  it('does not count a guess that was not looked at', async () => {
    const hasher = server.app.get(PasswordHasherService, { strict: false });
    const { matches } = hasher;
    hasher.matches = () => Promise.reject(new Error('out of memory'));
    for (let guess = 0; guess < 12; guess += 1) await logIn('wrong').expect(500);
    hasher.matches = matches;
    await logIn('wrong').expect(401);
  });
});

describe.each(engines.slice(1))('login throttling over two processes on $name', (engine) => {
  it('lets exactly 10 wrong guesses through', async () => {
    const database = await engine.create();
    const clock = new TestClock();
    const servers = [await TestServer.start(database, {}, clock), await TestServer.start(database, {}, clock)];
    const guesses = Array.from({ length: 40 }, (_, index) =>
      servers[index % 2]!.browser()
        .post('/api/login')
        .send({ username: 'admin', password: `wrong ${index}` }),
    );
    const answers = await Promise.all(guesses);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(30);
    await Promise.all(servers.map((server) => server.stop()));
    await database.drop();
  });
});
