import { spawn } from 'node:child_process';
import { root } from './root.js';

/** Builds whatever is not in Nx's cache. */
export const buildAll = (): Promise<void> => build();

/**
 * Builds whatever is not in Nx's cache, or some projects of it and what those need. Shows what the builds print only
 * when one fails.
 *
 * @param projects names, separated by commas
 */
export function build(projects?: string): Promise<void> {
  const parameters = ['run-many', '--targets=build', '--outputStyle=static'];
  if (projects) parameters.push(`--projects=${projects}`);
  return new Promise((resolve, reject) => {
    const child = spawn('node_modules/.bin/nx', parameters, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NX_DAEMON: 'false' },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) return resolve();
      process.stderr.write(output);
      reject(new Error(`The build ended with ${code}`));
    });
  });
}
