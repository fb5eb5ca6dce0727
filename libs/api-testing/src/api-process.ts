import { setTimeout as pause } from 'node:timers/promises';
import { admin } from './admin.js';
import { ApiClient } from './api-client.js';
import { freePort } from './free-port.js';
import { ServerProcess } from './server-process.js';

/** Of every process that the tests start. */
export const appSecret = 'secret of the tests';

/** A busy machine takes its time. */
const startMs = 60_000;

/** One API process at a port of its own that may be killed and started again as it was. */
export class ApiProcess {
  #server: ServerProcess;

  private constructor(
    readonly port: number,
    private readonly environment: Record<string, string>,
  ) {
    this.#server = new ServerProcess(environment);
  }

  /** Starts one, and waits until it is ready. */
  static async start(databaseUrl: string, settings: Record<string, string> = {}): Promise<ApiProcess> {
    const api = await ApiProcess.launch(databaseUrl, settings);
    await api.ready();
    return api;
  }

  /** Starts one and does not wait. */
  static async launch(databaseUrl: string, settings: Record<string, string> = {}): Promise<ApiProcess> {
    const port = await freePort();
    return new ApiProcess(port, {
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      APP_SECRET: appSecret,
      ADMIN_USERNAME: admin.username,
      ADMIN_PASSWORD: admin.password,
      REMOTES_DIR: '/nonexistent',
      LOG_LEVEL: 'error',
      // So that one machine may be many visitors.
      TRUST_PROXY: '1',
      ...settings,
    });
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get process(): ServerProcess {
    return this.#server;
  }

  /** @param cookie of a session; without it a visitor */
  client(cookie?: string): ApiClient {
    return new ApiClient(this.url, cookie);
  }

  admin(): Promise<ApiClient> {
    return ApiClient.admin(this.url);
  }

  /** Waits until it takes requests. Throws what the process said when it ends instead. */
  async ready(): Promise<void> {
    const end = Date.now() + startMs;
    let code: number | null | undefined;
    void this.#server.exited.then((ended) => (code = ended));
    while (Date.now() < end && code === undefined) {
      const isReady = await this.client()
        .call('GET', '/api/health/ready')
        .then(
          ({ status }) => status === 200,
          () => false,
        );
      if (isReady) return;
      await pause(25);
    }
    throw new Error(`The API did not start (${code}): ${this.#server.stdout}${this.#server.stderr}`);
  }

  async kill(): Promise<void> {
    this.#server.signal('SIGKILL');
    await this.#server.exited;
  }

  /** Asks it to stop; answers its exit code. */
  stop(): Promise<number | null> {
    this.#server.signal('SIGTERM');
    return this.#server.exited;
  }

  /** Starts it again at the same port, and waits until it is ready. */
  async restart(): Promise<void> {
    this.#server = new ServerProcess(this.environment);
    await this.ready();
  }
}
