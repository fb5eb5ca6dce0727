import { afterAll, describe, expect, it } from 'vitest';
import { TcpProxy } from '@programme/api-testing';
import { Lifecycle } from '../src/platform/process/graceful-shutdown.js';
import { engines, sqliteEngine, type TestDatabase } from './support/engines.js';
import { admin, TestServer } from './support/test-server.js';
import { withServer } from './support/with-server.js';

describe('health', () => {
  const server = withServer(sqliteEngine);

  it('is live and ready', async () => {
    expect((await server().browser().get('/api/health/live').expect(200)).body).toEqual({ status: 'live' });
    expect((await server().browser().get('/api/health/ready').expect(200)).body).toEqual({ status: 'ready' });
  });

  it('is live, but not ready, while stopping; and keeps no connection', async () => {
    server().app.get(Lifecycle).stop();
    const answer = await server().browser().get('/api/health/ready').expect(503);
    expect(answer.headers['connection']).toBe('close');
    await server().browser().get('/api/health/live').expect(200);
  });
});

describe.each(engines.slice(1))('while $name is away', (engine) => {
  let database: TestDatabase | undefined;
  let proxy: TcpProxy | undefined;
  let server: TestServer | undefined;

  afterAll(async () => {
    await server?.stop();
    await proxy?.remove();
    await database?.drop();
  });

  it('the server is not ready, answers 503, and recovers by itself', async () => {
    database = await engine.create();
    if (database.address.engine !== 'mysql') throw new Error('This is about a database server');
    const { host, port } = database.address;
    proxy = await TcpProxy.to(host, port);
    const address = { ...database.address, host: '127.0.0.1', port: proxy.port };
    server = await TestServer.start({ ...database, address });
    const browser = await server.adminBrowser();

    proxy.cut = true;
    await browser.get('/api/health/live').expect(200);
    await browser.get('/api/health/ready').expect(503);
    await browser.get('/api/user').expect(503);
    const answer = await server.browser().post('/api/login').send(admin).expect(503);
    expect(answer.body).toMatchObject({ type: 'urn:programme:problem:unavailable' });

    proxy.cut = false;
    await browser.get('/api/health/ready').expect(200);
    await browser.get('/api/user').expect(200);
  });
});
