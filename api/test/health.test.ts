import { connect, createServer, type Server, type Socket } from 'node:net';
import { afterAll, describe, expect, it } from '@jest/globals';
import { Lifecycle } from '../src/lifecycle/lifecycle.js';
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

/** A wire to the database server that can be cut and mended. */
class Wire {
  readonly #sockets = new Set<Socket>();
  #cut = false;

  private constructor(private readonly server: Server) {}

  static async to(host: string, port: number): Promise<Wire> {
    const server = createServer();
    const wire = new Wire(server);
    server.on('connection', (socket) => wire.#join(socket, connect(port, host)));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return wire;
  }

  get port(): number {
    return (this.server.address() as { port: number }).port;
  }

  set cut(cut: boolean) {
    this.#cut = cut;
    if (cut) for (const socket of this.#sockets) socket.destroy();
  }

  async remove(): Promise<void> {
    this.cut = true;
    await new Promise((resolve) => this.server.close(resolve));
  }

  #join(...ends: [Socket, Socket]): void {
    for (const end of ends) this.#sockets.add(end.on('error', () => undefined));
    ends[0].pipe(ends[1]).pipe(ends[0]);
    if (this.#cut) for (const end of ends) end.destroy();
  }
}

describe.each(engines.slice(1))('while $name is away', (engine) => {
  let database: TestDatabase | undefined;
  let wire: Wire | undefined;
  let server: TestServer | undefined;

  afterAll(async () => {
    await server?.stop();
    await wire?.remove();
    await database?.drop();
  });

  it('the server is not ready, answers 503, and recovers by itself', async () => {
    database = await engine.create();
    if (database.address.engine !== 'mysql') throw new Error('This is about a database server');
    const { host, port } = database.address;
    wire = await Wire.to(host, port);
    const address = { ...database.address, host: '127.0.0.1', port: wire.port };
    server = await TestServer.start({ ...database, address });
    const browser = await server.adminBrowser();

    wire.cut = true;
    await browser.get('/api/health/live').expect(200);
    await browser.get('/api/health/ready').expect(503);
    await browser.get('/api/user').expect(503);
    const answer = await server.browser().post('/api/login').send(admin).expect(503);
    expect(answer.body).toMatchObject({ type: 'urn:programme:problem:unavailable' });

    wire.cut = false;
    await browser.get('/api/health/ready').expect(200);
    await browser.get('/api/user').expect(200);
  });
});
