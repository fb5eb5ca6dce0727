import { once } from 'node:events';
import { request, type ClientRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { ApiProcess, TcpProxy } from '@programme/api-testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { exitMs } from '../src/platform/process/graceful-shutdown.js';
import { engines, sqliteEngine, type TestDatabase } from './support/engines.js';

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
});
