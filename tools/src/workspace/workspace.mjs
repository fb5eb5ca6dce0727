import { spawn } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root, whatever the current folder is. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** Where shell and remotes are released to (`REMOTES_DIR` of the API). */
export const releaseFolder = process.env.REMOTES_DIR ?? join(root, 'release');

/**
 * Installs the packages when they are missing or older than the lockfile. Uses nothing but Node's own modules: it runs
 * before there are others.
 */
export async function ensureInstalled() {
  const installed = modifiedAt('node_modules/.package-lock.json');
  if (installed >= modifiedAt('package-lock.json')) return;
  console.log('Installing packages…');
  await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
}

/** @param {string} path */
function modifiedAt(path) {
  return statSync(join(root, path), { throwIfNoEntry: false })?.mtimeMs ?? -1;
}

/**
 * Runs a command in the repository's root with its output on the terminal. Rejects when it fails.
 *
 * @param {string} command
 * @param {readonly string[]} parameters
 * @param {{ env?: Record<string, string> }} [options]
 */
export async function run(command, parameters, { env } = {}) {
  const code = await exitCode(command, parameters, env);
  if (code !== 0) throw new Error(`${command} ${parameters.join(' ')} ended with ${code}`);
}

/**
 * Runs a command as {@link run} does, and tells how it ended.
 *
 * @param {string} command
 * @param {readonly string[]} parameters
 * @param {Record<string, string>} [env]
 * @returns {Promise<number>}
 */
export function exitCode(command, parameters, env) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, parameters, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** Builds whatever is not in Nx's cache. */
export const buildAll = () => build();

/**
 * Builds whatever is not in Nx's cache, or one project of it and what that needs. Shows what the builds print only when one
 * fails.
 *
 * @param {string} [project]
 * @returns {Promise<void>}
 */
export function build(project) {
  const parameters = ['run-many', '--targets=build', '--outputStyle=static'];
  if (project) parameters.push(`--projects=${project}`);
  return new Promise((resolve, reject) => {
    const child = spawn('node_modules/.bin/nx', parameters, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NX_DAEMON: 'false' },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) return resolve();
      process.stderr.write(output);
      reject(new Error(`The build ended with ${code}`));
    });
  });
}
