import { spawn, type ChildProcess } from 'node:child_process';
import { cp, mkdir, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { databaseServerUrl } from '@programme/api-testing';
import { onDatabaseServer } from './installs.js';
import { openDatabase } from './product-database.js';
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
    /** A file of SQLite, or the name of a database on the server. */
    private readonly database: { readonly file: string } | { readonly name: string },
  ) {}

  get url(): string {
    return `http://localhost:${this.port}`;
  }

  /** @param name of a database on the server, which is made anew; a file of SQLite without it */
  static async start(port: number, environment: Record<string, string> = {}, name?: string): Promise<OwnProduct> {
    const work = atRepository(`e2e/test-results/own-products/${port}`);
    await rm(work, { recursive: true, force: true });
    await mkdir(work, { recursive: true });
    await cp(product.withSheet.releases, `${work}/release`, { recursive: true });
    const database = name === undefined ? { file: `${work}/app.db` } : { name };
    if (name !== undefined) await onDatabaseServer(`DROP DATABASE IF EXISTS ${name}`, `CREATE DATABASE ${name}`);
    const own = new OwnProduct(port, `${work}/release`, database);
    const url = 'file' in database ? `sqlite:${database.file}` : new URL(`/${database.name}`, databaseServerUrl()).href;
    await own.#listen(url, environment);
    return own;
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
