import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FakeSlack } from '@programme/fake-slack';
import { NotificationDispatcher } from '../src/features/notifications/notification-dispatcher.js';
import { engines, type TestDatabase } from './support/engines.js';
import { createOffer, creators, learnCreators } from './support/offers.js';
import { freePort, ServerProcess } from '@programme/api-testing';
import { TestClock } from './support/test-clock.js';
import { TestServer } from './support/test-server.js';
import { until } from './support/until.js';

const offers = 8;
const token = 'xoxb-of-the-tests';

describe.each(engines)('messages to the chat on $name', (engine) => {
  let database: TestDatabase;
  let chat: FakeSlack;

  beforeAll(async () => {
    chat = await FakeSlack.start(await freePort());
  });
  afterAll(() => chat.close());

  beforeEach(async () => {
    database = await engine.create();
  });
  afterEach(() => database.drop());

  const start = (clock = new TestClock()) =>
    TestServer.start(database, { slack: { token, apiUrl: chat.apiUrl } }, clock);

  /** Clients open offers while the chat refuses connections. Answers the offers' ids. */
  async function openOffers(): Promise<string[]> {
    await chat.close();
    const server = await start();
    const admin = await server.adminBrowser();
    await learnCreators(admin);
    await admin.post('/api/slack-mappings').send({ creatorName: creators.first, slackUserId: 'U012AB3CD' }).expect(201);
    const ids = [];
    for (let index = 0; index < offers; index += 1) {
      const { offer, generatedPassword } = await createOffer(admin);
      const client = server.browser();
      await client.post(`/api/offers/${offer.id}/validate`).send({ password: generatedPassword }).expect(200);
      await client.post(`/api/offers/${offer.id}/view`).send({}).expect(201);
      ids.push(offer.id);
    }
    await server.stop();
    await chat.open();
    return ids;
  }

  /** A process of its own sends until the chat has taken so many messages, and is killed on the spot. */
  async function killAfter(messages: number): Promise<void> {
    const sender = new ServerProcess({
      PORT: String(await freePort()),
      DATABASE_URL: database.url,
      APP_SECRET: 'secret of the tests',
      SLACK_BOT_TOKEN: token,
      SLACK_API_URL: chat.apiUrl,
    });
    await until(() => chat.delivered.length >= messages);
    sender.signal('SIGKILL');
    await sender.exited;
  }

  it('none is lost, and one at most comes twice, when the process that sends them is killed', async () => {
    chat.delivered.length = 0;
    const ids = await openOffers();
    await killAfter(3);
    expect(chat.delivered.length).toBeLessThan(offers);

    const clock = new TestClock();
    clock.advance({ seconds: (Date.now() - clock.now().getTime()) / 1000, hours: 1 });
    const server = await start(clock);
    await server.app.get(NotificationDispatcher).dispatch();
    await server.stop();
    const told = chat.delivered.map(({ text }) => ids.find((id) => text.includes(id)));
    expect(new Set(told)).toEqual(new Set(ids));
    expect(told.length - offers).toBeLessThanOrEqual(1);
  });
});
