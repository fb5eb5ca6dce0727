import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../src/app/create-app.js';
import { sqliteEngine, type TestDatabase } from './support/engines.js';
import { TestServer } from './support/test-server.js';

describe('a request that comes byte by byte', () => {
  let database: TestDatabase;
  let server: TestServer;
  let socket: Socket;
  let timer: NodeJS.Timeout;

  beforeAll(async () => {
    database = await sqliteEngine.create();
    server = await TestServer.start(database, {}, undefined, { headersMs: 300, requestMs: 600 });
  });
  afterAll(async () => {
    await server.stop();
    await database.drop();
  });
  afterEach(() => {
    clearInterval(timer);
    socket.destroy();
  });

  /** Sends a beginning at once and then one byte after the other, for as long as somebody takes them. Answers what came back. */
  const drip = async (beginning: string): Promise<string> => {
    socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    socket.on('error', () => undefined);
    const closed = once(socket, 'close');
    socket.write(beginning);
    timer = setInterval(() => socket.writable && socket.write('x'), 20);
    await closed;
    return answer;
  };

  it('in its body is answered 408 and closed', async () => {
    const head =
      'POST /api/logs HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 90000\r\n\r\n{"a":"';
    expect(await drip(head)).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('in its headers is answered 408 and closed', async () => {
    expect(await drip('GET /api/settings HTTP/1.1\r\nHost: a\r\nX-Slow: ')).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('is bounded in every server, also without an edge in front', async () => {
    const usual = await createApp(server.config);
    expect(usual.getHttpServer()).toMatchObject({ headersTimeout: 10_000, requestTimeout: 30_000 });
    await usual.close();
  });
});
