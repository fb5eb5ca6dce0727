import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ChatStandIn } from '@programme/chat-stand-in';
import { ApiProcess, DatabaseServer, freePort, RoundRobin, Wire, Writers } from '@programme/api-testing';
import { timeUntil } from './drill.mjs';

const startEdge = fileURLToPath(new URL('../edge/start.sh', import.meta.url));

/** Everything that a drill sets up, taken down again whatever happens. */
export class Scene {
  /** @type {(() => unknown)[]} */
  #endings = [];

  /** Another database. @param {import('@programme/api-testing').Engine} engine @returns its `DATABASE_URL` */
  async database(engine) {
    const { url, drop } = await engine.create();
    this.#endings.push(drop);
    return url;
  }

  /** @param {string} databaseUrl @param {Record<string, string>} [settings] */
  async api(databaseUrl, settings) {
    const api = await this.launch(databaseUrl, settings);
    await api.ready();
    return api;
  }

  /** Starts one and does not wait. @param {string} databaseUrl @param {Record<string, string>} [settings] */
  async launch(databaseUrl, settings) {
    const api = await ApiProcess.launch(databaseUrl, settings);
    this.#endings.push(() => api.kill());
    return api;
  }

  /** @param {import('@programme/api-testing').ApiClient} client an admin's @param {number} people */
  async writers(client, people) {
    const writers = await Writers.start(client, people);
    this.#endings.push(() => writers.stop());
    return writers;
  }

  /** A database server of the drill's own. */
  async databaseServer() {
    const server = await DatabaseServer.start();
    if (!server) throw new Error('This drill needs a MariaDB server to kill (Debian: mariadb-server)');
    this.#endings.push(() => server.remove());
    return server;
  }

  /** @param {string} databaseUrl of a server @returns a wire to it, and the address by that wire */
  async wire(databaseUrl) {
    const url = new URL(databaseUrl);
    const wire = await Wire.to(url.hostname, Number(url.port || 3306));
    this.#endings.push(() => wire.remove());
    url.host = `127.0.0.1:${wire.port}`;
    return { wire, url: url.href };
  }

  /** @param {readonly ApiProcess[]} apis */
  async roundRobin(apis) {
    const proxy = await RoundRobin.before(apis.map(({ port }) => port));
    this.#endings.push(() => proxy.stop());
    return proxy;
  }

  /** nginx as the product has it in front, with the API in the place of the static servers. @param {readonly ApiProcess[]} apis */
  async edge(apis) {
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
    this.#endings.push(async () => {
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
    const chat = await ChatStandIn.start();
    this.#endings.push(() => chat.close());
    return chat;
  }

  /** @param {() => unknown} ending */
  finally(ending) {
    this.#endings.push(ending);
  }

  async end() {
    for (const ending of this.#endings.splice(0).reverse()) await ending();
  }
}

/** Runs a drill on a scene of its own. @param {import('./drill.mjs').Drill} drill @param {import('./drill.mjs').Extent} extent */
export async function play({ run }, extent) {
  const scene = new Scene();
  try {
    return await run(scene, extent);
  } finally {
    await scene.end();
  }
}
