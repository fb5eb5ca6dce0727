import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { DatabaseAddress } from '../config/database-address.js';
import { OperatorError } from '../process/run-command.js';

export type ServerAddress = Extract<DatabaseAddress, { engine: 'mysql' }>;

type Program = {
  /** The same program's names, of MariaDB and of MySQL. */
  readonly names: readonly string[];
  readonly parameters: readonly string[];
  readonly input?: Readable;
  readonly output?: Writable;
};

/**
 * Runs one of the server's own programs. How to get in stands in a file of its own that only we may read: parameters
 * and environments can be seen by others. Throws `OperatorError` when no such program is installed or it fails.
 */
export async function runServerProgram(address: ServerAddress, { names, ...program }: Program): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'programme-db-'));
  try {
    const credentials = join(folder, 'client.cnf');
    await writeFile(credentials, optionFile(address), { mode: 0o600 });
    for (const name of names) if (await ran(name, credentials, program)) return;
    throw new OperatorError(`None of these programs is on the PATH: ${names.join(', ')} (Debian: mariadb-client)`);
  } finally {
    await rm(folder, { recursive: true });
  }
}

function optionFile({ host, port, username, password }: ServerAddress): string {
  const quoted = (value: string) => `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
  const options = { host, port: String(port), user: username, password };
  const lines = Object.entries(options).map(([name, value]) => `${name}=${quoted(value)}`);
  return ['[client]', 'protocol=tcp', ...lines, ''].join('\n');
}

/** False when there is no such program. */
async function ran(name: string, credentials: string, program: Omit<Program, 'names'>): Promise<boolean> {
  const child = spawn(name, [`--defaults-extra-file=${credentials}`, ...program.parameters]);
  const started = await once(child, 'spawn').then(
    () => true,
    () => false,
  );
  if (!started) return false;
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-2_000)));
  const ended = once(child, 'close');
  const flows = [];
  if (program.input) flows.push(pipeline(program.input, child.stdin));
  else child.stdin.end();
  if (program.output) flows.push(pipeline(child.stdout, program.output));
  else child.stdout.resume();
  // A program that fails stops reading; what it says is worth more than that.
  const broken = await Promise.all(flows).then(
    () => undefined,
    (error: unknown) => error,
  );
  const [code] = (await ended) as [number | null];
  if (code !== 0) throw new OperatorError(`${name} failed: ${said.trim()}`);
  if (broken) throw broken;
  return true;
}
