import { spawn, type ChildProcess } from 'node:child_process';
import { cp, mkdir, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { product } from './product.js';

const atRepository = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** The built product on a release folder of its own, so that a journey may release what it likes. */
export class OwnProduct {
  #api: ChildProcess | undefined;
  #watcher: ChildProcess | undefined;
  /** What the server has logged. */
  log = '';

  private constructor(
    readonly port: number,
    readonly releases: string,
  ) {}

  get url(): string {
    return `http://localhost:${this.port}`;
  }

  static async start(port: number, environment: Record<string, string> = {}): Promise<OwnProduct> {
    const work = atRepository(`e2e/test-results/own-products/${port}`);
    await rm(work, { recursive: true, force: true });
    await mkdir(work, { recursive: true });
    await cp(product.withSheet.releases, `${work}/release`, { recursive: true });
    const own = new OwnProduct(port, `${work}/release`);
    await own.#listen(`sqlite:${work}/app.db`, environment);
    return own;
  }

  /** Prerenders pages whenever prices come into force, as `npm start` does. */
  watchPrices(): void {
    this.#watcher = spawn(process.execPath, [atRepository('tools/dist/prerender.js'), this.url], {
      stdio: 'ignore',
      env: { ...process.env, REMOTES_DIR: this.releases },
    });
  }

  async stop(): Promise<void> {
    for (const running of [this.#watcher, this.#api]) {
      if (!running || running.exitCode !== null) continue;
      const ended = new Promise((resolve) => running.once('exit', resolve));
      running.kill('SIGTERM');
      await ended;
    }
  }

  #listen(database: string, environment: Record<string, string>): Promise<void> {
    const api = spawn(process.execPath, [atRepository('api/dist/app/main.js')], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        ADMIN_USERNAME: product.admin.username,
        ADMIN_PASSWORD: product.admin.password,
        LOG_LEVEL: 'warn',
        PORT: String(this.port),
        DATABASE_URL: database,
        REMOTES_DIR: this.releases,
        ...environment,
      },
    });
    this.#api = api;
    return new Promise((resolve, reject) => {
      const read = (text: Buffer) => {
        this.log += text.toString();
        if (this.log.includes('Ready on')) resolve();
      };
      api.stdout.on('data', read);
      api.stderr.on('data', read);
      api.once('exit', (code) => reject(new Error(`The product ended with ${code}:\n${this.log}`)));
    });
  }
}
