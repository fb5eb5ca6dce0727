import { freePort } from '@programme/api-testing';
import { FakeSlack } from '@programme/fake-slack';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { NotificationDispatcher } from '../src/features/notifications/notification-dispatcher.js';
import { engines, type TestDatabase } from './support/engines.js';
import { createOffer, creators, learnCreators } from './support/offers.js';
import { admin, TestServer } from './support/test-server.js';

/** A machine's clock that jumps: it was wrong and was set right, or the other way round. */
describe.each(engines)('a clock that jumps an hour on $name', (engine) => {
  let database: TestDatabase;
  let chat: FakeSlack;
  let server: TestServer;

  beforeEach(async () => {
    database = await engine.create();
    chat = await FakeSlack.start(await freePort());
    server = await TestServer.start(database, { slack: { token: 'xoxb-of-the-tests', apiUrl: chat.apiUrl } });
  });
  afterEach(async () => {
    await server.stop();
    await chat.close();
    await database.drop();
  });

  const guess = () => server.browser().post('/api/login').send({ username: admin.username, password: 'wrong' });

  it.each([1, -1])('keeps nobody out for good (%d h)', async (hours) => {
    for (let count = 0; count < 10; count += 1) await guess().expect(401);
    await guess().expect(429);
    server.clock.advance({ hours });
    // Backwards, the guesses lie an hour ahead: they count until the clock has passed them and a quarter of an hour more.
    server.clock.advance({ hours: hours < 0 ? 1 : 0, minutes: 15, seconds: 1 });
    await server.browser().post('/api/login').send(admin).expect(200);
  });

  it.each([1, -1])('ends sessions no later than an hour after they should (%d h)', async (hours) => {
    const browser = await server.adminBrowser();
    server.clock.advance({ hours });
    const { status } = await browser.get('/api/user');
    expect(status).toBe(hours > 0 ? 401 : 200);
    server.clock.advance({ hours: 9 });
    await browser.get('/api/user').expect(401);
  });

  it.each([1, -1])('loses no message (%d h)', async (hours) => {
    const browser = await server.adminBrowser();
    await learnCreators(browser);
    await browser
      .post('/api/slack-mappings')
      .send({ creatorName: creators.first, slackUserId: 'U012AB3CD' })
      .expect(201);
    const { offer, generatedPassword } = await createOffer(browser);
    await chat.close();
    const client = server.browser();
    await client.post(`/api/offers/${offer.id}/validate`).send({ password: generatedPassword }).expect(200);
    await client.post(`/api/offers/${offer.id}/view`).send({}).expect(201);
    await server.app.get(NotificationDispatcher).dispatch();
    await chat.open();
    server.clock.advance({ hours });
    // Backwards, its time lies an hour ahead.
    server.clock.advance({ hours: hours < 0 ? 1 : 0, minutes: 1 });
    await server.app.get(NotificationDispatcher).dispatch();
    expect(chat.delivered).toHaveLength(1);
  });
});
