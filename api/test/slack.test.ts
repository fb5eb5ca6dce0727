import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ChatStandIn } from '@programme/chat-stand-in';
import type { OfferDetails, RemindersChecked, SlackMapping } from '@programme/contracts';
import type { Agent } from 'supertest';
import { NotificationDispatcher } from '../src/slack/notification-dispatcher.js';
import { OfferReminders } from '../src/offers/offer-reminders.service.js';
import { engines, type TestDatabase } from './support/engines.js';
import { createOffer, creators, learnCreators } from './support/offers.js';
import { TestServer } from './support/test-server.js';

const token = 'xoxb-of-the-tests';

describe.each(engines)('the chat on $name', (engine) => {
  let database: TestDatabase;
  let server: TestServer;
  let admin: Agent;
  let chat: ChatStandIn;
  let mapping: SlackMapping;

  beforeAll(async () => {
    chat = await ChatStandIn.start();
  });

  afterAll(() => chat.close());

  const startServer = (settings = {}) =>
    TestServer.start(database, {
      publicUrl: 'https://offers.example',
      slack: { token, apiUrl: chat.apiUrl },
      ...settings,
    });

  beforeEach(async () => {
    chat.answerWith({ kind: 'ok' });
    chat.delivered.length = 0;
    chat.attempts.length = 0;
    database = await engine.create();
    server = await startServer();
    admin = await logIn(server);
    await learnCreators(admin);
    const answer = await admin
      .post('/api/slack-mappings')
      .send({ creatorName: creators.first, slackUserId: 'U012AB3CD' })
      .expect(201);
    mapping = answer.body as SlackMapping;
  });

  afterEach(async () => {
    await server.stop();
    await database.drop();
  });

  /** Behind https the cookie travels by https alone; the tests' browser takes it along all the same. */
  const logIn = (at: TestServer) => at.adminBrowser();

  const deliver = (at = server) => at.app.get(NotificationDispatcher).run();

  const viewAsClient = async (offerId: string, code: string, at = server): Promise<Agent> => {
    const browser = at.browser();
    await browser.post(`/api/offers/${offerId}/validate`).send({ password: code }).expect(200);
    await browser.post(`/api/offers/${offerId}/view`).send({}).expect(201);
    return browser;
  };

  const attempts = async (): Promise<(string | null)[]> => {
    const rows = await server.database.query<{ error: string | null }[]>(
      'SELECT error_message AS error FROM slack_notification_attempts ORDER BY id',
    );
    return rows.map(({ error }) => error);
  };

  describe('mappings', () => {
    const list = async (): Promise<SlackMapping[]> =>
      (await admin.get('/api/slack-mappings').expect(200)).body as SlackMapping[];

    it('are made once for a creator, switched and removed', async () => {
      expect(await list()).toEqual([mapping]);
      const again = { creatorName: creators.first.toUpperCase(), slackUserId: 'W9ZZ' };
      await admin.post('/api/slack-mappings').send(again).expect(409);
      await admin.post('/api/slack-mappings').send({ creatorName: 'Nobody', slackUserId: 'U12' }).expect(400);
      await admin.post('/api/slack-mappings').send({ creatorName: creators.second, slackUserId: 'C12' }).expect(400);
      server.clock.advance({ minutes: 1 });
      const { body } = await admin.patch(`/api/slack-mappings/${mapping.id}`).send({ isActive: false }).expect(200);
      expect(body).toEqual({ ...mapping, isActive: false, updatedAt: server.clock.now().toISOString() });
      await admin.delete(`/api/slack-mappings/${mapping.id}`).expect(204);
      await admin.delete(`/api/slack-mappings/${mapping.id}`).expect(404);
      await admin.patch(`/api/slack-mappings/${mapping.id}`).send({ isActive: true }).expect(404);
      expect(await list()).toEqual([]);
    });

    it('follow a creator who is renamed', async () => {
      const { body } = await admin.get('/api/creators').expect(200);
      const { id } = (body as { id: number }[])[0] ?? { id: 0 };
      await admin.patch(`/api/creators/${id}`).send({ name: 'Anna Nowak-Kowalska' }).expect(200);
      expect(await list()).toMatchObject([{ creatorName: 'Anna Nowak-Kowalska', slackUserId: 'U012AB3CD' }]);
    });

    it('can be tried out: the message arrives, or the reason why not is said', async () => {
      const test = (creatorName: string) => admin.post('/api/slack-mappings/test').send({ creatorName });
      await test(creators.first).expect(204);
      expect(chat.delivered).toMatchObject([{ token, channel: 'U012AB3CD', unfurlLinks: false, unfurlMedia: false }]);
      chat.answerWith({ kind: 'refused', error: 'channel_not_found' });
      const { body } = await test(creators.first).expect(502);
      expect(body).toMatchObject({ detail: 'The chat service did not take the message: channel_not_found' });
      await test(creators.second).expect(404);
      await admin.patch(`/api/slack-mappings/${mapping.id}`).send({ isActive: false }).expect(200);
      await test(creators.first).expect(409);
    });
  });

  describe('a view', () => {
    it('tells the creator who, what, when and where, with nothing in it that the chat would act on', async () => {
      const clientName = '<!channel> & <https://evil.example|Acme> \u202eevil';
      const { offer, generatedPassword } = await createOffer(admin, { clientName });
      await viewAsClient(offer.id, generatedPassword);
      await deliver();
      expect(chat.delivered).toHaveLength(1);
      const text = chat.delivered[0]?.text ?? '';
      expect(text).toContain('&lt;!channel&gt; &amp; &lt;https://evil.example|Acme&gt;');
      expect(text).toContain(`${offer.id} (Nov 21, 2026, 10:00`);
      expect(text).toContain(`https://offers.example/offer/${offer.id}`);
      expect(text).not.toMatch(/<[!@#]/);
    });

    it('tells once for a browser session, and never of an admin', async () => {
      const { offer, generatedPassword } = await createOffer(admin);
      const browser = await viewAsClient(offer.id, generatedPassword);
      await browser.post(`/api/offers/${offer.id}/view`).send({}).expect(201);
      await admin.post(`/api/offers/${offer.id}/view`).send({}).expect(201);
      await deliver();
      expect(chat.delivered).toHaveLength(1);
      await viewAsClient(offer.id, generatedPassword);
      await deliver();
      expect(chat.delivered).toHaveLength(2);
    });

    it('tells nobody of an offer whose creator is not mapped, or whose mapping is inactive', async () => {
      const other = await createOffer(admin, { creator: creators.second });
      await viewAsClient(other.offer.id, other.generatedPassword);
      await admin.patch(`/api/slack-mappings/${mapping.id}`).send({ isActive: false }).expect(200);
      const mine = await createOffer(admin);
      await viewAsClient(mine.offer.id, mine.generatedPassword);
      await deliver();
      expect(chat.attempts).toEqual([]);
    });

    it.each([
      ['says no', { kind: 'refused', error: 'fatal_error' }, 'fatal_error'],
      ['breaks', { kind: 'server-error' }, 'http_500'],
      ['answers with a page', { kind: 'html' }, 'unreadable_answer'],
    ] as const)('is told later when the chat %s, and each attempt is written down', async (_what, answer, error) => {
      chat.answerWith(answer);
      const { offer, generatedPassword } = await createOffer(admin);
      await viewAsClient(offer.id, generatedPassword);
      await deliver();
      await deliver();
      expect(await attempts()).toEqual([error]);
      server.clock.advance({ seconds: 5 });
      await deliver();
      server.clock.advance({ seconds: 5 });
      await deliver();
      expect(await attempts()).toEqual([error, error]);
      chat.answerWith({ kind: 'ok' });
      server.clock.advance({ seconds: 5 });
      await deliver();
      expect(await attempts()).toEqual([error, error, null]);
      expect(chat.delivered).toHaveLength(1);
    });

    it('waits as long as a chat asks that is asked too often', async () => {
      chat.answerWith({ kind: 'rate-limited', retryAfterSeconds: 90 });
      const { offer, generatedPassword } = await createOffer(admin);
      await viewAsClient(offer.id, generatedPassword);
      await deliver();
      chat.answerWith({ kind: 'ok' });
      server.clock.advance({ seconds: 89 });
      await deliver();
      expect(chat.delivered).toEqual([]);
      server.clock.advance({ seconds: 1 });
      await deliver();
      expect(chat.delivered).toHaveLength(1);
      expect(await attempts()).toEqual(['ratelimited', null]);
    });

    it('gives up on a user who is not there', async () => {
      chat.answerWith({ kind: 'refused', error: 'channel_not_found' });
      const { offer, generatedPassword } = await createOffer(admin);
      await viewAsClient(offer.id, generatedPassword);
      await deliver();
      server.clock.advance({ hours: 48 });
      await deliver();
      expect(await attempts()).toEqual(['channel_not_found']);
    });

    it('answers the client at once while the chat hangs', async () => {
      chat.answerWith({ kind: 'hang' });
      const { offer, generatedPassword } = await createOffer(admin);
      const began = performance.now();
      await viewAsClient(offer.id, generatedPassword);
      // The chat is given 8 s; far less than that shows that nobody waited for it.
      expect(performance.now() - began).toBeLessThan(4000);
      await chat.close();
      await chat.open();
    });

    it('is told once, by one of two processes, after the chat was away for an hour and one process was killed', async () => {
      await chat.close();
      const { offer, generatedPassword } = await createOffer(admin);
      const clients = 6;
      for (let client = 0; client < clients; client += 1) await viewAsClient(offer.id, generatedPassword);
      await deliver();
      for (let minute = 0; minute < 60; minute += 10) {
        server.clock.advance({ minutes: 10 });
        await deliver();
      }
      // A process that took messages and never came back.
      await server.database.query("UPDATE slack_notification_logs SET claim = 'dead', due_at = ? WHERE id % 2 = 0", [
        new Date(server.clock.now().getTime() + 60_000),
      ]);
      await chat.open();
      const second = engine.name === 'SQLite' ? undefined : await startServer();
      second?.clock.advance({ minutes: 60 });
      server.clock.advance({ minutes: 10 });
      second?.clock.advance({ minutes: 10 });
      await Promise.all([deliver(), second && deliver(second)]);
      expect(chat.delivered).toHaveLength(clients);
      const [left] = await server.database.query<{ n: number | string }[]>(
        'SELECT COUNT(*) AS n FROM slack_notification_logs WHERE due_at IS NOT NULL OR message_sent = ?',
        [false],
      );
      expect(Number(left?.n)).toBe(0);
      await second?.stop();
    });
  });

  describe('reminders', () => {
    const check = async (): Promise<RemindersChecked> =>
      (await admin.post('/api/slack-reminders/check').send({}).expect(200)).body as RemindersChecked;

    it('go to the mapped creators of offers that end within 7 days, once', async () => {
      const ending = await createOffer(admin, { validUntil: '2026-11-28' });
      const today = await createOffer(admin, { validUntil: '2026-11-21' });
      await createOffer(admin, { validUntil: '2026-11-29' });
      await createOffer(admin, { validUntil: '2026-11-20' });
      await createOffer(admin, { validUntil: '2026-11-25', creator: creators.second });
      expect(await check()).toEqual({ offersChecked: 3, remindersSent: 2 });
      const texts = chat.delivered.map(({ text }) => text).join('\n');
      expect(texts).toContain(ending.offer.id);
      expect(texts).toContain(today.offer.id);
      expect(texts).toContain('Nov 28, 2026');
      expect(await check()).toEqual({ offersChecked: 1, remindersSent: 0 });
      expect(chat.delivered).toHaveLength(2);
    });

    it('are sent later when the chat does not take them, and at once when someone asks again', async () => {
      chat.answerWith({ kind: 'server-error' });
      await createOffer(admin, { validUntil: '2026-11-25' });
      expect(await check()).toEqual({ offersChecked: 1, remindersSent: 0 });
      chat.answerWith({ kind: 'ok' });
      expect(await check()).toEqual({ offersChecked: 1, remindersSent: 1 });
      expect(await check()).toEqual({ offersChecked: 0, remindersSent: 0 });
    });

    it('are sent daily, by one process, and again for another last day', async () => {
      const { offer } = await createOffer(admin, { validUntil: '2026-11-25' });
      const daily = (at = server) => at.app.get(OfferReminders, { strict: false }).checkDaily();
      const second = engine.name === 'SQLite' ? undefined : await startServer();
      await Promise.all([daily(), daily(), second && daily(second)]);
      await Promise.all([deliver(), second && deliver(second)]);
      await second?.stop();
      expect(chat.delivered).toHaveLength(1);

      const { body } = await admin.get(`/api/offers/${offer.id}/details`).expect(200);
      const { clientName, creator, currency, version } = (body as OfferDetails).offer;
      const quotes = [{ packageType: 'enterprise', activeUsers: 10, monthsCount: 3 }];
      await admin
        .put(`/api/offers/${offer.id}`)
        .send({ id: offer.id, version, clientName, creator, currency, validUntil: '2026-11-26', quotes })
        .expect(200);
      await daily();
      await deliver();
      expect(chat.delivered).toHaveLength(1);
      server.clock.advance({ hours: 24 });
      await daily();
      await deliver();
      expect(chat.delivered).toHaveLength(2);
    });
  });

  it('is off without a token, which is said and fails nothing else', async () => {
    await server.stop();
    server = await startServer({ slack: { token: undefined, apiUrl: chat.apiUrl } });
    admin = await logIn(server);
    expect((await admin.get('/api/settings').expect(200)).body).toMatchObject({ chat: false });
    await admin.post('/api/slack-mappings/test').send({ creatorName: creators.first }).expect(503);
    await admin.post('/api/slack-reminders/check').send({}).expect(503);
    const { offer, generatedPassword } = await createOffer(admin);
    await viewAsClient(offer.id, generatedPassword);
    await deliver();
    expect(chat.attempts).toEqual([]);
  });
});
