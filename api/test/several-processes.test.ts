import {
  admin,
  ApiClient,
  ApiProcess,
  countOf,
  freePort,
  readDatabase,
  type DatabaseReader,
} from '@programme/api-testing';
import { FakeSlack } from '@programme/fake-slack';
import type { OfferCreated } from '@programme/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines, type TestDatabase } from './support/engines.js';
import { until } from './support/until.js';

const [, engine] = engines;

describe.skipIf(!engine)('two processes on one MariaDB', () => {
  let database: TestDatabase;
  let chat: FakeSlack;
  let one: ApiProcess;
  let other: ApiProcess;
  let session: ApiClient;
  let rows: DatabaseReader;

  beforeAll(async () => {
    database = await engine!.create();
    chat = await FakeSlack.start(await freePort());
    const settings = { SLACK_BOT_TOKEN: 'xoxb-of-the-tests', SLACK_API_URL: chat.apiUrl };
    [one, other] = await Promise.all([
      ApiProcess.start(database.url, settings),
      ApiProcess.start(database.url, settings),
    ]);
    session = await one.admin();
    rows = await readDatabase(database.url);
  });
  afterAll(async () => {
    await rows?.close();
    await Promise.all([one, other].map((api) => api?.kill()));
    await chat.close();
    await database.drop();
  });

  const status = async (...call: Parameters<ApiClient['call']>) => (await session.call(...call)).status;

  const newOffer = async (validUntil = '2030-01-31') => {
    const creators = (await session.call('GET', '/api/creators')).body as { name: string }[];
    const quotes = [{ packageType: 'enterprise', activeUsers: 120, monthsCount: 6 }];
    return { clientName: 'Acme', creator: creators[0]?.name ?? '', currency: 'PLN', validUntil, quotes };
  };

  const waiting = () => countOf(rows, 'SELECT COUNT(*) FROM slack_notification_logs WHERE message_sent = 0');

  it('know each other’s sessions, and their ends', async () => {
    const both = await one.admin();
    expect((await both.at(other.url).call('GET', '/api/user')).status).toBe(200);
    expect((await both.at(other.url).call('POST', '/api/logout')).status).toBe(204);
    expect((await both.call('GET', '/api/user')).status).toBe(401);
  });

  it('count guesses at a password together', async () => {
    const guess = (at: ApiProcess) =>
      at.client().call('POST', '/api/login', { username: 'somebody', password: 'wrong' });
    const answers = await Promise.all(Array.from({ length: 30 }, (_, index) => guess(index % 2 ? one : other)));
    expect(answers.filter((answer) => answer.status === 401)).toHaveLength(10);
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(20);
  });

  it('count guesses at an offer’s code together', async () => {
    const { body } = await session.call('POST', '/api/offers', await newOffer());
    const { offer } = body as OfferCreated;
    const from = { 'x-forwarded-for': '192.0.2.7' };
    const guess = (at: ApiProcess) =>
      at.client().call('POST', `/api/offers/${offer.id}/validate`, { password: 'wrong' }, from);
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => guess(index % 2 ? one : other)));
    expect(answers.filter((answer) => answer.status === 401)).toHaveLength(5);
  });

  it('make an offer once, however often and wherever it is asked for', async () => {
    const offer = await newOffer();
    const key = { 'idempotency-key': 'one-offer' };
    const make = (at: ApiProcess) => session.at(at.url).call('POST', '/api/offers', offer, key);
    const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => make(index % 2 ? one : other)));
    expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 10 }, () => 201));
    const made = answers.map(({ body }) => body as OfferCreated);
    expect(new Set(made.map(({ offer: { id }, generatedPassword }) => `${id} ${generatedPassword}`)).size).toBe(1);
  });

  it('send each message once', async () => {
    const offer = await newOffer();
    await session.call('POST', '/api/slack-mappings', { creatorName: offer.creator, slackUserId: 'U012AB3CD' });
    await chat.close();
    const opened = await Promise.all(
      Array.from({ length: 12 }, async (_, index) => {
        const { body } = await session.call('POST', '/api/offers', { ...offer, clientName: `Client ${index}` });
        const { offer: stored, generatedPassword } = body as OfferCreated;
        const at = index % 2 ? one : other;
        const { headers } = await at
          .client()
          .call('POST', `/api/offers/${stored.id}/validate`, { password: generatedPassword });
        const client = at.client(headers.get('set-cookie')?.split(';')[0]);
        expect((await client.call('POST', `/api/offers/${stored.id}/view`, {})).status).toBe(201);
        return stored.id;
      }),
    );
    await chat.open();
    await until(async () => (await waiting()) === 0);
    const told = chat.delivered.map(({ text }) => opened.find((id) => text.includes(id)));
    expect([...told].sort()).toEqual([...opened].sort());
  });

  it('remind of offers once a day', async () => {
    const soon = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
    expect(await status('POST', '/api/offers', await newOffer(soon))).toBe(201);
    const before = chat.delivered.length;
    const checks = await Promise.all(
      [one, other].map((at) => session.at(at.url).call('POST', '/api/slack-reminders/check', {})),
    );
    expect(checks.map((check) => check.status)).toEqual([200, 200]);
    await until(async () => (await waiting()) === 0);
    expect(chat.delivered.length - before).toBe(1);
  });

  it('show another’s texts at once, and soon speak in them', async () => {
    const words = { en: 'Wrong, sorry.', pl: 'Źle.', es: 'Mal.' };
    expect(await status('PATCH', '/api/translations/server.invalidCredentials', words)).toBe(200);
    const list = (await other.client().call('GET', '/api/translations')).body as { key: string; en: string }[];
    expect(list).toContainEqual(expect.objectContaining({ key: 'server.invalidCredentials', en: words.en }));
    const detail = async () => {
      const login = { username: `nobody ${Math.random()}`, password: 'wrong' };
      const { body } = await other.client().call('POST', '/api/login', login);
      return (body as { detail: string }).detail;
    };
    // Attempts at the login are counted.
    await until(async () => (await detail()) === words.en, 500);
  });

  it('let everybody in whom one of them let in before it was restarted', async () => {
    const own = await ApiClient.admin(other.url);
    expect(await other.stop()).toBe(0);
    await other.restart();
    expect((await own.call('GET', '/api/user')).body).toMatchObject({ username: admin.username });
  });
});
