import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { join } from 'node:path';
import { root } from '../workspace/root.js';

/** Milliseconds that a process may take to end by itself. */
const patience = 8000;

/** Processes that live and end together: when one ends, or somebody presses Ctrl-C, all do. */
export class Processes {
  #running: Map<string, ChildProcess> = new Map();
  #stopping = false;

  constructor() {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void this.#stop(0));
  }

  /**
   * Runs a script in Node, and shows what it prints behind its name.
   *
   * @param folder where it runs, relative to the root
   */
  start(name: string, parameters: string[], environment: Record<string, string> = {}, folder: string = '.') {
    const child = spawn(process.execPath, parameters, {
      cwd: join(root, folder),
      // A group of its own: the terminal's Ctrl-C reaches this process alone, which then ends the others once.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...environment },
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => print(name, text));
    }
    this.#running.set(name, child);
    child.on('exit', (code) => {
      this.#running.delete(name);
      if (this.#stopping) return;
      console.error(`${name} ended with ${code}`);
      void this.#stop(1);
    });
  }

  /** Resolves when each of these addresses answers. */
  async answer(...addresses: string[]) {
    for (const address of addresses) while (!(await answers(address))) await wait(250);
  }

  async #stop(code: number) {
    if (this.#stopping) return;
    this.#stopping = true;
    this.#signal('SIGTERM');
    const end = Date.now() + patience;
    while (this.#running.size > 0 && Date.now() < end) await wait(50);
    this.#signal('SIGKILL');
    process.exit(code);
  }

  /** To each with all that it started itself. */
  #signal(signal: NodeJS.Signals) {
    for (const { pid } of this.#running.values()) {
      try {
        if (pid !== undefined) process.kill(-pid, signal);
      } catch {
        // It ended in the meantime.
      }
    }
  }
}

function print(name: string, text: string) {
  for (const line of text.split('\n')) if (line.trim() !== '') console.log(`${name.padEnd(16)}${line}`);
}

const answers = (address: string) =>
  fetch(address, { headers: { Accept: 'text/html' } }).then(
    ({ ok }) => ok,
    () => false,
  );
