import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FakeSlack } from '@programme/fake-slack';
import { MetricsServer } from '../src/platform/metrics/metrics-server.js';
import { NotificationDispatcher } from '../src/features/notifications/notification-dispatcher.js';
import { engines, onDefaultEngine, type TestDatabase } from './support/engines.js';
import { createOffer, creators, learnCreators } from './support/offers.js';
import { freePort, PriceSheetStub } from '@programme/api-testing';
import { TestServer } from './support/test-server.js';

const metricsPort = (server: TestServer): number => server.app.get(MetricsServer, { strict: false }).port ?? 0;

/** Every series with its value, as Prometheus would read it. */
async function read(server: TestServer): Promise<Map<string, number>> {
  const answer = await fetch(`http://127.0.0.1:${metricsPort(server)}/metrics`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  const lines = (await answer.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(lines.map((line) => [line.replace(/ \S+$/, ''), Number(/\S+$/.exec(line)?.[0])]));
}

/** Series but for those of Node itself, which has one for each kind of its garbage collections. */
const ours = (series: Map<string, number>): string[] =>
  [...series.keys()].filter((name) => !/^(nodejs|process)_/.test(name)).sort();

const labelled = (name: string, labels: Record<string, string>): string =>
  `${name}{${Object.entries(labels)
    .map(([label, value]) => `${label}="${value}"`)
    .join()}}`;

const requests = (method: string, route: string, status: string): string =>
  labelled('http_request_duration_seconds_count', { method, route, status });

describe.each(engines)('the metrics on $name', (engine) => {
  let database: TestDatabase;
  let server: TestServer;
  let chat: FakeSlack;
  let sheet: PriceSheetStub;

  beforeAll(async () => {
    database = await engine.create();
    chat = await FakeSlack.start(await freePort());
    sheet = await PriceSheetStub.start();
    server = await TestServer.start(database, {
      metrics: { port: 0, host: '127.0.0.1' },
      slack: { token: 'xoxb-of-the-tests', apiUrl: chat.apiUrl },
      priceSheets: { pln: sheet.url, other: undefined, redirectOrigins: [] },
    });
  });

  afterAll(async () => {
    await server.stop();
    await chat.close();
    await sheet.stop();
    await database.drop();
  });

  it('tell of the process, of password checks and, where there is one, of the pool', async () => {
    const series = await read(server);
    const names = [...series.keys()];
    expect(names).toEqual(expect.arrayContaining(['process_resident_memory_bytes', 'nodejs_eventloop_lag_seconds']));
    expect(series.get(labelled('password_checks', { state: 'running' }))).toBe(0);
    expect(series.get(labelled('password_checks', { state: 'waiting' }))).toBe(0);
    const pool = ['used', 'idle', 'waiting'].map((state) => series.get(labelled('database_connections', { state })));
    if (database.address.engine === 'sqlite') expect(pool).toEqual([undefined, undefined, undefined]);
    else {
      const [used = 0, idle = 0, waiting] = pool;
      expect(used + idle).toBeGreaterThan(0);
      expect(waiting).toBe(0);
    }
  });

  onDefaultEngine(engine, () => {
    it('count requests by the template of their route, also those that never came to it', async () => {
      const browser = await server.adminBrowser();
      await browser.get('/api/offers/4f1f1b6c-2ad1-4a53-9d0f-6c7f0b1f0a11/details?x=1').expect(404);
      await server.browser().post('/api/offers/none/validate').type('text').send('x').expect(415);
      await server.browser().head('/api/users').expect(401);
      await server.browser().get('/API/Health/live/').expect(200);
      await server.browser().get('/remotes/offers/1.0.0/gone.js').expect(404);
      await server.browser().get('/anywhere').expect(503);
      await server.browser().get('/anywhere.js').expect(404);
      await server.browser().post('/api/users').expect(405);
      const series = await read(server);
      for (const expected of [
        requests('POST', '/api/login', '2xx'),
        requests('GET', '/api/offers/:id/details', '4xx'),
        requests('POST', '/api/offers/:id/validate', '4xx'),
        requests('HEAD', '/api/users', '4xx'),
        requests('GET', '/api/health/live', '2xx'),
        requests('GET', '(asset)', '4xx'),
        requests('GET', '(page)', '5xx'),
        requests('GET', '(unmatched)', '4xx'),
        requests('POST', '(unmatched)', '4xx'),
      ]) {
        expect({ [expected]: series.get(expected) }).toEqual({ [expected]: 1 });
      }
      expect(series.get('http_requests_in_flight')).toBe(0);
    });

    it('see requests, connections and checks while they are busy', async () => {
      const logins = Array.from({ length: 12 }, () =>
        server.browser().post('/api/login').send({ username: 'nobody', password: 'a wrong one' }),
      ).map((login) => login.then(({ status }) => status));
      let most = 0;
      let waiting = 0;
      const all = Promise.all(logins);
      let over = false;
      void all.finally(() => (over = true));
      while (!over) {
        const series = await read(server);
        most = Math.max(most, series.get('http_requests_in_flight') ?? 0);
        waiting = Math.max(waiting, series.get(labelled('password_checks', { state: 'waiting' })) ?? 0);
      }
      await all;
      expect(most).toBeGreaterThan(1);
      expect(waiting).toBeGreaterThan(0);
      expect((await read(server)).get('http_requests_in_flight')).toBe(0);
    });

    it('tell how chat and price sheet fare', async () => {
      const admin = await server.adminBrowser();
      await learnCreators(admin);
      const mapping = { creatorName: creators.first, slackUserId: 'U012AB3CD' };
      await admin.post('/api/slack-mappings').send(mapping).expect(201);
      const { offer, generatedPassword } = await createOffer(admin);
      const client = server.browser();
      chat.answerWith({ kind: 'server-error' });
      await client.post(`/api/offers/${offer.id}/validate`).send({ password: generatedPassword }).expect(200);
      await client.post(`/api/offers/${offer.id}/view`).send({}).expect(201);
      await server.app.get(NotificationDispatcher, { strict: false }).dispatch();
      const failing = await read(server);
      expect(failing.get(labelled('chat_messages', { state: 'waiting' }))).toBe(1);
      expect(failing.get(labelled('chat_messages', { state: 'failing' }))).toBe(1);
      expect(failing.get(labelled('chat_deliveries_total', { outcome: 'failed' }))).toBe(1);

      chat.answerWith({ kind: 'ok' });
      server.clock.advance({ minutes: 1 });
      await server.app.get(NotificationDispatcher, { strict: false }).dispatch();
      sheet.answers(500, 'text/plain', 'no');
      await client.get('/api/pricing-2025/PLN?employed_2025=1&au_2025=1&am_2025=1').expect(502);
      const well = await read(server);
      expect(well.get(labelled('chat_messages', { state: 'waiting' }))).toBe(0);
      expect(well.get(labelled('chat_deliveries_total', { outcome: 'delivered' }))).toBe(1);
      expect(well.get(labelled('price_sheet_answers_total', { outcome: 'failed' }))).toBe(1);
    });

    it('have no more series after two thousand odd paths and methods than after a few', async () => {
      const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PROPFIND', 'M-SEARCH', 'PURGE', 'REPORT', 'OPTIONS'];
      const paths = [
        (odd: string) => `/${odd}`,
        (odd: string) => `/api/${odd}`,
        (odd: string) => `/api/offers/${odd}/public`,
        (odd: string) => `/api/offers/${odd}/view/${odd}`,
        (odd: string) => `/api/users/${odd}`,
        (odd: string) => `/remotes/${odd}/x.js`,
        (odd: string) => `/${odd}.php?${odd}`,
        (odd: string) => `/api/%${odd}`,
      ];
      const throwJunk = async (count: number): Promise<void> => {
        const calls = Array.from({ length: count }, (_, index) => {
          const odd = `${Math.random().toString(36).slice(2)}"\\{}`.slice(index % 5);
          const path = encodeURI(paths[index % paths.length]?.(odd) ?? '/').replaceAll('%25', '%');
          return { method: methods[index % methods.length] ?? 'GET', path };
        });
        await oneAfterTheOther(Number(new URL(server.url).port), calls);
      };
      const every = methods.length * paths.length;
      await throwJunk(every);
      const before = ours(await read(server));
      await throwJunk(2000);
      const after = await read(server);
      expect(ours(after)).toEqual(before);
      const counted = [...after].filter(([name]) => name.startsWith('http_request_duration_seconds_count'));
      expect(counted.reduce((sum, [, count]) => sum + count, 0)).toBeGreaterThan(2000 + every);
      expect(counted.some(([name]) => name.includes('method="other"'))).toBe(true);
    });

    it('are nowhere but on their own port, where nothing else is', async () => {
      expect((await server.browser().get('/metrics').expect(503)).text).not.toContain('http_requests_in_flight');
      await server.browser().get('/metrics.txt').expect(404);
      const at = `http://127.0.0.1:${metricsPort(server)}`;
      for (const path of ['/', '/api/health/live', '/metrics/x']) expect((await fetch(at + path)).status).toBe(404);
      expect((await fetch(`${at}/metrics`, { method: 'POST' })).status).toBe(404);
    });

    it('leave out what the database would tell while it cannot, and end with the server', async () => {
      const away = await TestServer.start(database, {
        metrics: { port: 0, host: '127.0.0.1' },
        slack: { token: 'xoxb-of-the-tests', apiUrl: chat.apiUrl },
      });
      const port = metricsPort(away);
      await away.database.query('ALTER TABLE slack_notification_logs RENAME TO away');
      const series = await read(away);
      await away.database.query('ALTER TABLE away RENAME TO slack_notification_logs');
      expect(series.has('process_resident_memory_bytes')).toBe(true);
      expect([...series.keys()].filter((name) => name.startsWith('chat_messages{'))).toEqual([]);
      await away.stop();
      await expect(fetch(`http://127.0.0.1:${port}/metrics`)).rejects.toThrow();
    });
  });
});

/** Sends requests that no client library would send, over connections that are kept. */
async function oneAfterTheOther(
  port: number,
  calls: readonly { readonly method: string; readonly path: string }[],
): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  let ended = 0;
  const done = new Promise<void>((resolve, reject) => {
    let text = '';
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString('latin1');
      const answers = text.split('HTTP/1.1 ');
      ended += answers.length - 1;
      text = (answers.at(-1) ?? '').slice(-9);
    });
    socket.once('error', reject);
    socket.once('close', () => resolve());
  });
  for (const { method, path } of calls)
    socket.write(`${method} ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n`);
  socket.write('GET /api/health/live HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
  await done;
  expect(ended).toBe(calls.length + 1);
}
