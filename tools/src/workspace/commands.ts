import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './root.js';

/** TypeScript 7, a native program. `typescript` is version 6, whose interface ts-loader and typescript-eslint need. */
export const typescriptCompiler = join(root, 'node_modules/@typescript/native/bin/tsc');

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
