import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { ApiProcess, TcpProxy } from '@programme/api-testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { engines, sqliteEngine, type TestDatabase } from './support/engines.js';

/** Whoever asks a process to stop kills it after ten seconds. */
const budgetMs = 10_000;

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

  it('is not ready at once, and serves on for as long as proxies need to notice', async () => {
    api = await ApiProcess.start(database.url, { DRAIN_SECONDS: '2' });
    const client = api.client();
    const stopped = api.stop();
    await pause(200);
    expect((await client.call('GET', '/api/health/ready')).status).toBe(503);
    const { status, headers } = await client.call('GET', '/api/translations');
    expect([status, headers.get('connection')]).toEqual([200, 'close']);
    expect(await stopped).toBe(0);
  });

  it('ends in time with 0 although a client hangs in the middle of its request', async () => {
    api = await ApiProcess.start(database.url);
    const hanging = connect(api.port, '127.0.0.1').on('error', () => undefined);
    hanging.write(
      'POST /api/logs HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
    );
    await pause(200);
    const start = Date.now();
    expect(await api.stop()).toBe(0);
    expect(Date.now() - start).toBeLessThan(budgetMs);
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
    const asked = api.client().call('GET', '/api/translations');
    await pause(200);
    const start = Date.now();
    expect(await api.stop()).toBe(0);
    expect(Date.now() - start).toBeLessThan(budgetMs);
    expect((await asked).status).toBe(503);
    await proxy.remove();
    await own.drop();
  });
});
