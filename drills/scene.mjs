import { ChatStandIn } from '@programme/chat-stand-in';
import { ApiProcess, DatabaseServer, RoundRobin, Wire, Writers } from '@programme/api-testing';

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
