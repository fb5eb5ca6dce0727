import { Agent, createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

/** From one question whether a server is ready to the next. */
const askEveryMs = 100;

type Upstream = { readonly port: number; readonly agent: Agent; ready: boolean };

/**
 * A small proxy in front of several API processes: hands requests round to those that are ready, keeps its connections
 * to them, and repeats nothing. A request that fails behind it is a request that failed.
 */
export class RoundRobin {
  #next = 0;
  readonly #timer: NodeJS.Timeout;

  private constructor(
    private readonly server: Server,
    private readonly upstreams: readonly Upstream[],
  ) {
    this.#timer = setInterval(() => void this.ask(), askEveryMs);
    server.on('request', (incoming: IncomingMessage, answer: ServerResponse) => this.#pass(incoming, answer));
  }

  static async before(ports: readonly number[]): Promise<RoundRobin> {
    const upstreams = ports.map((port) => ({ port, agent: new Agent({ keepAlive: true }), ready: false }));
    const proxy = new RoundRobin(createServer(), upstreams);
    await proxy.ask();
    await new Promise<void>((resolve) => proxy.server.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as { port: number }).port}`;
  }

  isReady(port: number): boolean {
    return this.upstreams.some((upstream) => upstream.port === port && upstream.ready);
  }

  /** Asks all of them now. */
  async ask(): Promise<void> {
    await Promise.all(
      this.upstreams.map(async (upstream) => {
        upstream.ready = await fetch(`http://127.0.0.1:${upstream.port}/api/health/ready`).then(
          ({ ok }) => ok,
          () => false,
        );
      }),
    );
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    for (const { agent } of this.upstreams) agent.destroy();
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  #pass(incoming: IncomingMessage, answer: ServerResponse): void {
    const ready = this.upstreams.filter((upstream) => upstream.ready);
    const upstream = ready[(this.#next += 1) % ready.length];
    if (!upstream) return void answer.writeHead(502).end('nobody is ready');
    const { method, url, headers } = incoming;
    const { port, agent } = upstream;
    const outgoing = request({ host: '127.0.0.1', port, agent, method, path: url, headers }, (response) => {
      const own = { ...response.headers };
      // Of the connection behind the proxy, not of the one before it.
      delete own.connection;
      answer.writeHead(response.statusCode ?? 502, own);
      response.pipe(answer);
    });
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      if (answer.headersSent) answer.destroy();
      else answer.writeHead(502).end(error.code);
    });
    incoming.pipe(outgoing);
  }
}
