import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { join } from 'node:path';
import { root } from '../workspace.mjs';

/** Milliseconds that a process may take to end by itself. */
const patience = 8000;

/** Processes that live and end together: when one ends, or somebody presses Ctrl-C, all do. */
export class Processes {
  /** @type {Map<string, import('node:child_process').ChildProcess>} */
  #running = new Map();
  #stopping = false;

  constructor() {
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => this.#stop(0));
  }

  /**
   * Runs a script in Node, and shows what it prints behind its name.
   *
   * @param {string} name
   * @param {string[]} parameters
   * @param {Record<string, string>} environment
   * @param {string} [folder] where it runs, relative to the root
   */
  start(name, parameters, environment = {}, folder = '.') {
    const child = spawn(process.execPath, parameters, {
      cwd: join(root, folder),
      // A group of its own: the terminal's Ctrl-C reaches this process alone, which then ends the others once.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...environment },
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (/** @type {string} */ text) => print(name, text));
    }
    this.#running.set(name, child);
    child.on('exit', (code) => {
      this.#running.delete(name);
      if (this.#stopping) return;
      console.error(`${name} ended with ${code}`);
      void this.#stop(1);
    });
  }

  /** Resolves when each of these addresses answers. @param {string[]} addresses */
  async answer(...addresses) {
    for (const address of addresses) while (!(await answers(address))) await wait(250);
  }

  /** @param {number} code */
  async #stop(code) {
    if (this.#stopping) return;
    this.#stopping = true;
    this.#signal('SIGTERM');
    const end = Date.now() + patience;
    while (this.#running.size > 0 && Date.now() < end) await wait(50);
    this.#signal('SIGKILL');
    process.exit(code);
  }

  /** To each with all that it started itself. @param {NodeJS.Signals} signal */
  #signal(signal) {
    for (const { pid } of this.#running.values()) {
      try {
        if (pid !== undefined) process.kill(-pid, signal);
      } catch {
        // It ended in the meantime.
      }
    }
  }
}

/** @param {string} name @param {string} text */
function print(name, text) {
  for (const line of text.split('\n')) if (line.trim() !== '') console.log(`${name.padEnd(16)}${line}`);
}

/** @param {string} address */
const answers = (address) =>
  fetch(address, { headers: { Accept: 'text/html' } }).then(
    ({ ok }) => ok,
    () => false,
  );
