import { spawn } from 'node:child_process';
import { root } from './root.js';

/** Runs a command in the repository's root with its output on the terminal. Rejects when it fails. */
export async function run(command: string, parameters: readonly string[], env?: Record<string, string>): Promise<void> {
  const code = await exitCode(command, parameters, env);
  if (code !== 0) throw new Error(`${command} ${parameters.join(' ')} ended with ${code}`);
}

/** Runs a command as {@link run} does, and resolves with its exit code. */
export function exitCode(
  command: string,
  parameters: readonly string[],
  env?: Record<string, string>,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, parameters, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** Ends the process with one sentence, for a command that cannot do what it was asked for. */
export function refuse(error: Error): never {
  console.error(error.message);
  process.exit(2);
}
