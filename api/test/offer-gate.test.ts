import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { JobScheduler } from '../src/platform/jobs/job-scheduler.js';
import { engines, type TestDatabase } from './support/engines.js';
import { createOffer, learnCreators } from './support/offers.js';
import { TestServer } from './support/test-server.js';

let id: string;
let password: string;

describe.each(engines)('the gate of an offer on $name', (engine) => {
  let database: TestDatabase;
  let server: TestServer;

  beforeAll(async () => {
    database = await engine.create();
    server = await TestServer.start(database, { trustProxy: 1 });
    const admin = await server.adminBrowser();
    await learnCreators(admin);
    const created = await createOffer(admin);
    id = created.offer.id;
    password = created.generatedPassword;
  });

  beforeEach(async () => {
    await server.database.query('DELETE FROM offer_attempts');
  });

  afterAll(async () => {
    await server.stop();
    await database.drop();
  });

  const validate = (typed: string, from = '10.0.0.1', offer: string = id, browser = server.browser()) =>
    browser.post(`/api/offers/${offer}/validate`).set('X-Forwarded-For', from).send({ password: typed });

  const exhaust = async (offer: string = id): Promise<void> => {
    for (let guess = 0; guess < 5; guess += 1) await validate('wrong', '10.0.0.1', offer).expect(401);
  };

  it('says the same of a wrong password and of an offer that does not exist', async () => {
    const unknown = [
      '11111111-9d0d-4b6f-8f3e-3d2f0c9a7b11',
      'nonsense',
      'x'.repeat(300),
      '%C5%BC%00',
      id.toUpperCase(),
    ];
    for (const offer of [id, ...unknown]) {
      const answer = await validate('wrong', '10.0.0.1', offer).expect(401);
      expect(answer.body).toMatchObject({
        type: 'urn:programme:problem:invalid-offer-password',
        detail: 'Invalid password. Please try again.',
      });
      expect(answer.headers).not.toHaveProperty('set-cookie');
    }
  });

  it.each(['%20', '%20%20', '%00', '%0A'])('does not take the id followed by %s for the id', async (suffix) => {
    await validate(password, '10.0.0.1', `${id}${suffix}`).expect(401);
  });

  it('is locked for everyone who has not given the password', async () => {
    for (const offer of [id, 'nonsense']) {
      await server.browser().get(`/api/offers/${offer}/public`).expect(401);
    }
  });

  it('opens for the browser that gave the right password, and for admins', async () => {
    const browser = server.browser();
    const answer = await validate(password, '10.0.0.1', id, browser).expect(200);
    expect(answer.body).toEqual({ unlocked: true });
    await browser.get(`/api/offers/${id}/public`).expect(200);
    await browser.get('/api/offers/nonsense/public').expect(401);
    await browser.get('/api/user').expect(401);
    const admin = await server.adminBrowser();
    await admin.get(`/api/offers/${id}/public`).expect(200);
    await admin.get('/api/offers/nonsense/public').expect(404);
  });

  it('keeps all offers open that one browser opens at the same moment', async () => {
    const admin = await server.adminBrowser();
    const others = await Promise.all(Array.from({ length: 8 }, () => createOffer(admin)));
    const browser = server.browser();
    await validate(password, '10.0.0.1', id, browser).expect(200);
    await Promise.all(
      others.map(({ offer, generatedPassword }) =>
        validate(generatedPassword, '10.0.0.1', offer.id, browser).expect(200),
      ),
    );
    for (const offer of [id, ...others.map(({ offer: made }) => made.id)])
      await browser.get(`/api/offers/${offer}/public`).expect(200);
  });

  it('opens nothing by what a browser sent before the code was given', async () => {
    const first = await validate(password).expect(200);
    const planted = String(first.headers['set-cookie']).split(';')[0] ?? '';
    const victim = await server.browser().post(`/api/offers/${id}/validate`).set('Cookie', planted).send({ password });
    const [given, forPage] = victim.headers['set-cookie'] as unknown as string[];
    expect(given?.split(';')[0]).not.toBe(planted);
    expect(given).toMatch(new RegExp(`^unlock=[^;]+; Path=/api/offers/${id}; HttpOnly; SameSite=Lax$`));
    expect(forPage).toBe(`unlocked=1; Path=/offer/${id}; HttpOnly; SameSite=Lax`);
    const other = await createOffer(await server.adminBrowser());
    const unlocked = await server
      .browser()
      .post(`/api/offers/${other.offer.id}/validate`)
      .set('Cookie', planted)
      .send({ password: other.generatedPassword });
    expect(unlocked.status).toBe(200);
    await server.browser().get(`/api/offers/${other.offer.id}/public`).set('Cookie', planted).expect(401);
  });

  it('stays open for eight hours at the most, and an hour unused', async () => {
    const browser = server.browser();
    await validate(password, '10.0.0.1', id, browser).expect(200);
    const read = (status: number) => browser.get(`/api/offers/${id}/public`).expect(status);
    for (let hour = 0; hour < 9; hour += 1) {
      server.clock.advance({ minutes: 50 });
      await read(200);
    }
    server.clock.advance({ minutes: 50 });
    await read(401);
    await validate(password, '10.0.0.1', id, browser).expect(200);
    server.clock.advance({ minutes: 60 });
    await read(401);
    await server.app.get(JobScheduler).run('offer-unlock-retention');
    expect(await server.database.query('SELECT * FROM offer_unlocks')).toEqual([]);
  });

  it('forgives the case, the dashes and blanks of a typed code', async () => {
    for (const typed of [password.toLowerCase(), password.replaceAll('-', ' '), ` ${password.replaceAll('-', '')}\t`]) {
      await validate(typed.replace('\t', '')).expect(200);
    }
  });

  it.each(['', '   ', '\u0000', 'x'.repeat(201), 5, null, undefined])(
    'refuses the body {password: %j}',
    async (typed) => {
      await validate(typed as string).expect(400);
    },
  );

  it('lets exactly 5 guesses through at once, and hashes no other', async () => {
    const guesses = Array.from({ length: 30 }, (_, guess) => validate(`wrong ${guess}`));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(25);
  });

  it('then lets one through every 6 minutes, and says when', async () => {
    await exhaust();
    const answer = await validate(password).expect(429);
    expect(answer.headers['retry-after']).toBe('360');
    server.clock.advance({ minutes: 5, seconds: 59 });
    expect((await validate('wrong').expect(429)).headers['retry-after']).toBe('1');
    server.clock.advance({ seconds: 1 });
    await validate('wrong').expect(401);
    await validate('wrong').expect(429);
    server.clock.advance({ minutes: 30 });
    await exhaust();
    await validate('wrong').expect(429);
  });

  it('limits an offer that does not exist alike', async () => {
    await exhaust('nonsense');
    await validate('wrong', '10.0.0.1', 'nonsense').expect(429);
    await validate('wrong', '10.0.0.1', 'other').expect(401);
  });

  it('limits each address for itself, and an open page not at all', async () => {
    const browser = server.browser();
    await validate(password, '10.0.0.1', id, browser).expect(200);
    await exhaust();
    await validate(password).expect(429);
    await browser.get(`/api/offers/${id}/public`).expect(200);
    await validate(password, '10.0.0.2').expect(200);
  });

  it('lets 60 guesses an hour through from everywhere', async () => {
    for (let guess = 0; guess < 60; guess += 1) await validate('wrong', `10.1.0.${guess}`).expect(401);
    server.clock.advance({ minutes: 20 });
    const answer = await validate(password, '10.2.0.1').expect(429);
    expect(answer.headers['retry-after']).toBe('2400');
    server.clock.advance({ minutes: 40 });
    await validate(password, '10.2.0.1').expect(200);
  });
});
