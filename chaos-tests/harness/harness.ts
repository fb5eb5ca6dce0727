import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FakeSlack } from '@programme/fake-slack';
import {
  ApiProcess,
  DatabaseServer,
  freePort,
  RoundRobin,
  TcpProxy,
  LoadGenerator,
  type Engine,
  type ApiClient,
} from '@programme/api-testing';
import { timeUntil, type Scenario, type Extent } from './scenario.js';

const startEdge = fileURLToPath(new URL('../../edge/start.sh', import.meta.url));

/** Sets up what a scenario needs, and takes it down again whatever happens. */
export class Harness {
  readonly #cleanups: (() => unknown)[] = [];

  /**
   * Another database.
   *
   * @returns its `DATABASE_URL`
   */
  async database(engine: Engine) {
    const { url, drop } = await engine.create();
    this.#cleanups.push(drop);
    return url;
  }

  async api(databaseUrl: string, settings?: Record<string, string>) {
    const api = await this.launch(databaseUrl, settings);
    await api.ready();
    return api;
  }

  /** Starts one and does not wait. */
  async launch(databaseUrl: string, settings?: Record<string, string>) {
    const api = await ApiProcess.launch(databaseUrl, settings);
    this.#cleanups.push(() => api.kill());
    return api;
  }

  /** @param client an admin's */
  async load(client: ApiClient, people: number): Promise<LoadGenerator> {
    const load = await LoadGenerator.start(client, people);
    this.#cleanups.push(() => load.stop());
    return load;
  }

  /** A database server of the scenario's own. */
  async databaseServer() {
    const server = await DatabaseServer.start();
    if (!server) throw new Error('This scenario needs a MariaDB server to kill (Debian: mariadb-server)');
    this.#cleanups.push(() => server.remove());
    return server;
  }

  /**
   * @param databaseUrl of a server
   * @returns a TCP proxy to it, and the address through that proxy
   */
  async proxy(databaseUrl: string) {
    const url = new URL(databaseUrl);
    const proxy = await TcpProxy.to(url.hostname, Number(url.port || 3306));
    this.#cleanups.push(() => proxy.remove());
    url.host = `127.0.0.1:${proxy.port}`;
    return { proxy, url: url.href };
  }

  async roundRobin(apis: readonly ApiProcess[]) {
    const proxy = await RoundRobin.before(apis.map(({ port }) => port));
    this.#cleanups.push(() => proxy.stop());
    return proxy;
  }

  /** nginx as the product has it in front, with the API in the place of the static servers. */
  async edge(apis: readonly ApiProcess[]) {
    const folder = await mkdtemp(join(tmpdir(), 'edge-'));
    const [first = '', second = first] = apis.map(({ port }) => `127.0.0.1:${port}`);
    const port = await freePort();
    const nginx = spawn('sh', [startEdge, 'edge'], {
      stdio: 'ignore',
      env: {
        PATH: process.env['PATH'],
        RUN_DIRECTORY: folder,
        EDGE_LISTEN: `127.0.0.1:${port}`,
        PUBLIC_URL: `http://127.0.0.1:${port}`,
        EDGE_SETTINGS: join(folder, 'none'),
        API_1: first,
        API_2: second,
        STATIC_SHELL: first,
        STATIC_CALCULATORS: first,
        STATIC_OFFERS: first,
        STATIC_ADMIN: first,
      },
    });
    this.#cleanups.push(async () => {
      const ended = once(nginx, 'exit');
      if (nginx.exitCode === null && nginx.kill('SIGTERM')) await ended;
      await rm(folder, { recursive: true });
    });
    const url = `http://127.0.0.1:${port}`;
    const isReady = () =>
      fetch(`${url}/api/health/ready`).then(
        ({ ok }) => ok,
        () => false,
      );
    await timeUntil(async () => nginx.exitCode !== null || (await isReady()));
    if (nginx.exitCode !== null)
      throw new Error('nginx did not start (Debian: nginx-light, libnginx-mod-http-brotli-static, gettext-base)');
    return { url };
  }

  async chat() {
    const chat = await FakeSlack.start(await freePort());
    this.#cleanups.push(() => chat.close());
    return chat;
  }

  finally(cleanup: () => unknown): void {
    this.#cleanups.push(cleanup);
  }

  async end(): Promise<void> {
    for (const cleanup of this.#cleanups.splice(0).reverse()) await cleanup();
  }
}

/** Runs a scenario on a harness of its own. */
export async function runScenario({ run }: Scenario, extent: Extent) {
  const harness = new Harness();
  try {
    return await run(harness, extent);
  } finally {
    await harness.end();
  }
}
