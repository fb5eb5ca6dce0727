import { spawn, type ChildProcess } from 'node:child_process';
import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { databaseServerUrl } from '@programme/api-testing';
import { onDatabaseServer } from './installs.js';
import { ports, type PortName } from './ports.js';
import { openDatabase } from './product-database.js';
import { product } from './product.js';
import { untilReady } from './until-ready.js';

const atRepository = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

type Options = {
  /** Of a database on the server, which is made anew; a file of SQLite without it. */
  readonly name?: string | undefined;
  /** Whether `moveClock` works, which costs the start 0.5 s. */
  readonly clockMoves?: boolean;
};

/** The built product on a release folder of its own, so that a journey may release what it likes. */
export class OwnProduct {
  #api: ChildProcess | undefined;
  #watcher: ChildProcess | undefined;
  /** What the server has logged. */
  log = '';

  private constructor(
    readonly port: number,
    readonly releases: string,
    /** A file of SQLite, or the name of a database on the server. */
    private readonly database: { readonly file: string } | { readonly name: string },
  ) {}

  get #clockFile(): string {
    return `${this.releases}/../clock`;
  }

  get url(): string {
    return `http://localhost:${this.port}`;
  }

  static async start(
    port: PortName,
    environment: Record<string, string> = {},
    { name, clockMoves = false }: Options = {},
  ): Promise<OwnProduct> {
    const work = atRepository(`e2e/test-results/own-products/${port}`);
    await rm(work, { recursive: true, force: true });
    await mkdir(work, { recursive: true });
    await cp(product.withSheet.releases, `${work}/release`, { recursive: true });
    const database = name === undefined ? { file: `${work}/app.db` } : { name };
    if (name !== undefined) await onDatabaseServer(`DROP DATABASE IF EXISTS ${name}`, `CREATE DATABASE ${name}`);
    const own = new OwnProduct(ports[port], `${work}/release`, database);
    const url = 'file' in database ? `sqlite:${database.file}` : new URL(`/${database.name}`, databaseServerUrl()).href;
    await own.#listen(url, environment, clockMoves);
    return own;
  }

  /** Moves the clock of the API's process by so many milliseconds from where it was at the start. */
  async moveClock(ms: number): Promise<void> {
    await writeFile(`${this.#clockFile}.new`, String(ms));
    await rename(`${this.#clockFile}.new`, this.#clockFile);
  }

  /** Ends an offer years ago, past the API: it takes no last day that is over (decision P21). */
  async expire(offerId: string): Promise<void> {
    const past = '2020-01-31';
    if ('name' in this.database) {
      return onDatabaseServer(
        `UPDATE ${this.database.name}.offers SET valid_until = '${past}' WHERE id = '${offerId}'`,
      );
    }
    const database = openDatabase(this.database.file);
    database.prepare('UPDATE offers SET valid_until = ? WHERE id = ?').run(past, offerId);
    database.close();
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
    if ('name' in this.database) await onDatabaseServer(`DROP DATABASE IF EXISTS ${this.database.name}`);
  }

  async #listen(database: string, environment: Record<string, string>, clockMoves: boolean): Promise<void> {
    const clock = ['--import', 'tsx', '--import', atRepository('e2e/support/movable-clock.ts')];
    const api = spawn(process.execPath, [...(clockMoves ? clock : []), atRepository('api/dist/app/main.js')], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        ADMIN_USERNAME: product.admin.username,
        ADMIN_PASSWORD: product.admin.password,
        LOG_LEVEL: 'warn',
        PORT: String(this.port),
        DATABASE_URL: database,
        REMOTES_DIR: this.releases,
        CLOCK_FILE: this.#clockFile,
        ...environment,
      },
    });
    this.#api = api;
    for (const stream of [api.stdout, api.stderr]) stream.on('data', (text: Buffer) => (this.log += text.toString()));
    try {
      await untilReady(api, `${this.url}/api/health/ready`);
    } catch (error) {
      throw new Error(this.log, { cause: error });
    }
  }
}
