import { once } from 'node:events';
import { request, type ClientRequest, type IncomingMessage, type RequestOptions, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { ApiProcess, countOf, PriceSheetStub, readDatabase, TcpProxy, visitorLog } from '@programme/api-testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { exitMs } from '../src/platform/process/graceful-shutdown.js';
import { engines, sqliteEngine, type TestDatabase } from './support/engines.js';
import { until } from './support/until.js';

/** Whoever asks a process to stop kills it after ten seconds. */
const budgetMs = 10_000;

/** Begins a call, and waits until the process has taken it up: it says "continue" when it has read the head. */
async function takenUp(port: number, options: RequestOptions): Promise<ClientRequest> {
  const call = request({
    host: '127.0.0.1',
    port,
    ...options,
    headers: { ...options.headers, expect: '100-continue' },
  });
  call.flushHeaders();
  await once(call, 'continue');
  return call;
}

/** Whether anything listens at a port. */
const isOpen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.on('connect', () => socket.destroy()).on('error', () => resolve(false));
  });

describe('a process that is asked to stop', () => {
  let database: TestDatabase;
  let api: ApiProcess | undefined;

  beforeEach(async () => {
    database = await sqliteEngine.create();
  });
  afterEach(async () => {
    await api?.kill();
    await database.drop();
  });

  it('waits for nothing longer than it is given', () => {
    expect(exitMs).toBeLessThan(budgetMs);
  });

  it('is not ready at once, and serves on for as long as proxies need to notice', async () => {
    api = await ApiProcess.start(database.url, { DRAIN_SECONDS: '4' });
    const client = api.client();
    const stopped = api.stop();
    const ready = async () => (await client.call('GET', '/api/health/ready')).status;
    let readiness = await ready();
    while (readiness === 200) readiness = await ready();
    expect(readiness).toBe(503);
    const { status, headers } = await client.call('GET', '/api/translations');
    expect([status, headers.get('connection')]).toEqual([200, 'close']);
    expect(await stopped).toBe(0);
  });

  it('ends in time with 0 although a client hangs in the middle of its request', async () => {
    api = await ApiProcess.start(database.url);
    const headers = { 'content-type': 'application/json', 'content-length': 100 };
    const hanging = await takenUp(api.port, { method: 'POST', path: '/api/logs', headers });
    hanging.on('error', () => undefined).write('{');
    expect(await api.stop()).toBe(0);
    hanging.destroy();
  });

  it.each(engines.slice(1))('ends in time with 0 although nothing comes back from $name', async (engine) => {
    const own = await engine.create();
    if (own.address.engine !== 'mysql') throw new Error('This is about a database server');
    const proxy = await TcpProxy.to(own.address.host, own.address.port);
    const url = new URL(own.url);
    url.host = `127.0.0.1:${proxy.port}`;
    api = await ApiProcess.start(url.href);
    proxy.blocked = true;
    const asked = await takenUp(api.port, { path: '/api/translations' });
    const answered = once(asked.end(), 'response') as Promise<[IncomingMessage]>;
    expect(await api.stop()).toBe(0);
    expect((await answered)[0].statusCode).toBe(503);
    await proxy.remove();
    await own.drop();
  });

  it('answers a request whose price sheet answers when the port is closed already', async () => {
    const sheet = await PriceSheetStub.start();
    const price = { startFee2025: 10_000, monthTotal2025: 38_400, longMonthDiscount: -3_840, value2025: 44_560 };
    const asked = new Promise<ServerResponse>((resolve) => (sheet.answer = (_request, response) => resolve(response)));
    api = await ApiProcess.start(database.url, { PRICE_SHEET_URL_PLN: sheet.url, DRAIN_SECONDS: '0' });
    const { port } = api;
    const called = api.client().call('GET', '/api/pricing-2025/PLN?employed_2025=1200&au_2025=130&am_2025=6');
    const late = await asked;
    const stopped = api.stop();
    await until(async () => !(await isOpen(port)));
    late.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(price));
    expect(await called).toMatchObject({ status: 200, body: price });
    expect(await stopped).toBe(0);
    await sheet.stop();
  });

  it.each(engines.slice(1))(
    'stores a report that waits for a lock of $name when the port is closed',
    async (engine) => {
      const own = await engine.create();
      const [locks, looks] = [await readDatabase(own.url), await readDatabase(own.url)];
      api = await ApiProcess.start(own.url, { DRAIN_SECONDS: '0' });
      const { port } = api;
      // Its first statement waits; the others follow when the port is closed.
      await locks.rows('LOCK TABLES companies WRITE');
      const reported = api.client().call('POST', '/api/logs', { ...visitorLog, companyName: 'Acme' });
      const waiting = `SELECT COUNT(*) FROM information_schema.processlist WHERE db = DATABASE() AND state LIKE 'Waiting for%'`;
      await until(async () => (await countOf(looks, waiting)) > 0);
      const stopped = api.stop();
      await until(async () => !(await isOpen(port)));
      await locks.rows('UNLOCK TABLES');
      expect(await reported).toMatchObject({ status: 201 });
      expect(await stopped).toBe(0);
      expect(await countOf(looks, 'SELECT COUNT(*) FROM api_logs')).toBe(1);
      await locks.close();
      await looks.close();
      await own.drop();
    },
  );
});
