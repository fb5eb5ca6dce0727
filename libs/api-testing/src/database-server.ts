import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createConnection } from 'mysql2/promise';
import { freePort } from './free-port.js';

const programs = ['mariadbd', '/usr/sbin/mariadbd'];

/** A file system in memory. */
const inMemory = '/dev/shm';

/** What was acknowledged is on the disk: the default, named here because the chaos tests rely on it. */
const durableWrites = ['--innodb-flush-log-at-trx-commit=1'];

const quickWrites = ['--innodb-flush-log-at-trx-commit=0', '--skip-innodb-doublewrite'];

/** A MariaDB server of one's own, in a folder of its own, that may be killed and started again. */
export class DatabaseServer {
  #process: ChildProcess | undefined;

  private constructor(
    private readonly program: string,
    private readonly folder: string,
    private readonly parameters: readonly string[],
    readonly port: number,
  ) {}

  /**
   * Makes a new one and starts it; undefined where no MariaDB server is installed. One that is not durable keeps its
   * files in memory, where the system has a place for that, and waits for no disk.
   */
  static async start({ durable = true } = {}): Promise<DatabaseServer | undefined> {
    const program = programs.find((name) => spawnSync(name, ['--version']).status === 0);
    if (program === undefined) return undefined;
    const folder = await mkdtemp(join(durable || !existsSync(inMemory) ? tmpdir() : inMemory, 'database-server-'));
    await chmod(folder, 0o755);
    await mkdir(temporary(folder));
    const made = spawnSync('mariadb-install-db', [
      '--no-defaults',
      `--datadir=${join(folder, 'data')}`,
      `--tmpdir=${temporary(folder)}`,
      '--auth-root-authentication-method=normal',
      '--skip-test-db',
      ...asRoot,
    ]);
    if (made.status !== 0) throw new Error(`mariadb-install-db failed: ${made.stderr.toString()}`);
    const server = new DatabaseServer(program, folder, durable ? durableWrites : quickWrites, await freePort());
    await server.resume();
    return server;
  }

  /** As `DATABASE_URL`, without a name. */
  get url(): string {
    return `mysql://root@127.0.0.1:${this.port}`;
  }

  /** Starts it again, and waits until it answers. */
  async resume(): Promise<void> {
    this.launch();
    while (!(await this.#answers())) await pause(50);
  }

  /** Starts it again and does not wait. */
  launch(): void {
    this.#process = spawn(
      this.program,
      [
        '--no-defaults',
        `--datadir=${join(this.folder, 'data')}`,
        `--tmpdir=${temporary(this.folder)}`,
        `--socket=${join(this.folder, 'socket')}`,
        `--port=${this.port}`,
        '--bind-address=127.0.0.1',
        ...this.parameters,
        ...asRoot,
      ],
      { stdio: 'ignore' },
    );
  }

  /** On the spot, as by a power cut. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** As an operator would. */
  async stop(): Promise<void> {
    await this.#end('SIGTERM');
  }

  async remove(): Promise<void> {
    await this.kill();
    await rm(this.folder, { recursive: true, force: true });
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const ended = this.#process;
    if (!ended || ended.exitCode !== null || ended.signalCode !== null) return;
    const exit = once(ended, 'exit');
    ended.kill(signal);
    await exit;
  }

  async #answers(): Promise<boolean> {
    try {
      const connection = await createConnection({ uri: this.url, connectTimeout: 1_000 });
      await connection.end();
      return true;
    } catch {
      return false;
    }
  }
}

/**
 * A server that starts removes the temporary tables that lie about there: those of every other server in the usual one,
 * too.
 */
const temporary = (folder: string): string => join(folder, 'tmp');

/** The server refuses to run as root without being told to. */
const asRoot = process.getuid?.() === 0 ? ['--user=root'] : [];
