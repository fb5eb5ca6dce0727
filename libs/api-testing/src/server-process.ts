import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../../api/dist/app/main.js', import.meta.url));

/** The built server as a process of its own, with no more of our environment than it needs. */
export class ServerProcess {
  stdout = '';
  stderr = '';
  readonly exited: Promise<number | null>;
  readonly #child: ChildProcess;

  constructor(environment: Record<string, string>) {
    const { PATH = '', SystemRoot = '' } = process.env;
    this.#child = spawn(process.execPath, [main], { env: { PATH, SystemRoot, ...environment } });
    this.#child.stdout?.on('data', (chunk: Buffer) => (this.stdout += chunk.toString()));
    this.#child.stderr?.on('data', (chunk: Buffer) => (this.stderr += chunk.toString()));
    this.exited = once(this.#child, 'close').then(([code]) => code as number | null);
  }

  /** Waits for a line on standard output; throws what the process said when it ends without it. */
  async says(pattern: RegExp): Promise<RegExpExecArray> {
    const ended = this.exited.then(() => true);
    for (;;) {
      const found = pattern.exec(this.stdout);
      if (found) return found;
      const over = await Promise.race([ended, new Promise<false>((resolve) => setTimeout(() => resolve(false), 20))]);
      if (over && !pattern.test(this.stdout)) throw new Error(`It ended: ${this.stdout}${this.stderr}`);
    }
  }

  signal(name: NodeJS.Signals): void {
    this.#child.kill(name);
  }

  get ended(): boolean {
    return this.#child.exitCode !== null || this.#child.signalCode !== null;
  }

  /** The system's number for the process. */
  get id(): number {
    return this.#child.pid ?? 0;
  }

  /** Mebibytes of memory that the process holds now; only Linux tells. */
  get residentMemory(): number {
    const status = readFileSync(`/proc/${this.id}/status`, 'utf8');
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024;
  }
}
