import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { exists } from '../exists.mjs';
import { serverOf, shellPart, versionsOf } from '../release-registry.mjs';

const script = fileURLToPath(new URL('./render-process.mjs', import.meta.url));

/** Milliseconds that rendering all screens of a remote may take. */
const patience = 300_000;

/** @typedef {{ shell: string, remote: string, version: string }} Pair versions of the shell and of a remote, and its name */

/** Folder of the pages of one release of the shell with one release of a remote. @param {string} folder @param {Pair} pair */
export const pagesOf = (folder, { shell, remote, version }) => join(folder, 'pages', shell, remote, version);

/**
 * Makes the pages of everything that a registry says is live, as far as they are not there. A part whose pages cannot be
 * made is released without them, and rendered by the browser: that is said, and fails nothing.
 *
 * @param {string} folder
 * @param {import('../release-registry.mjs').Registry} registry as it is about to be
 */
export async function makePages(folder, { shell, remotes }) {
  if (!shell) return;
  for (const [remote, { version }] of Object.entries(remotes)) {
    const pair = { shell: shell.version, remote, version };
    await makePair(folder, pair).catch((error) => {
      console.warn(`${remote} ${version} has no served first screens: ${reasonOf(error)}`);
    });
  }
}

/** @param {string} folder @param {Pair} pair */
async function makePair(folder, pair) {
  const target = pagesOf(folder, pair);
  if (await exists(target)) return;
  const combination = {
    shell: join(versionsOf(folder, shellPart), pair.shell),
    shellServer: serverOf(folder, shellPart, pair.shell),
    remote: pair.remote,
    remoteServer: serverOf(folder, pair.remote, pair.version),
  };
  for (const server of [combination.shellServer, combination.remoteServer]) {
    if (!(await exists(server))) throw new Error('a build for Node is missing');
  }
  const incomplete = join(dirname(target), `.incomplete-${randomUUID()}`);
  await mkdir(dirname(target), { recursive: true });
  try {
    await promisify(execFile)(process.execPath, [script, JSON.stringify(combination), incomplete], {
      timeout: patience,
      maxBuffer: Infinity,
    });
    await rename(incomplete, target).catch(async (error) => {
      // Another release may have made the same pages in the meantime.
      if (!(await exists(target))) throw error;
    });
  } finally {
    await rm(incomplete, { recursive: true, force: true });
  }
}

/** The line that names the error, of what a process wrote before it failed. @param {any} error */
function reasonOf(error) {
  const lines = String(error.stderr ?? '').split('\n');
  return lines.find((line) => /^\w*Error\b/.test(line)) ?? error.message;
}
