import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { exists } from '../release-folder/exists.js';
import { serverOf, shellName, versionsOf, type Registry } from '../release-folder/registry.js';
import { nodeParameters } from '../workspace/node-parameters.js';
import { root } from '../workspace/root.js';
import type { Combination } from './render-pages.js';

/** Milliseconds that rendering all pages of a remote may take. */
const timeout = 300_000;

/** A release of the shell with a release of a remote: both versions, and the remote's name. */
type Pair = { readonly shell: string; readonly remote: string; readonly version: string };

/** The folder of the pages of a pair. */
export const pagesOf = (folder: string, { shell, remote, version }: Pair): string =>
  join(folder, 'pages', shell, remote, version);

/**
 * Renders the missing pages of all live releases. When the pages of a remote cannot be rendered, it prints a warning
 * and goes on: that remote is released without prerendered pages, and the browser renders it.
 *
 * @param registry as it is about to be
 */
export async function prerenderPages(folder: string, { shell, remotes }: Registry): Promise<void> {
  if (!shell) return;
  for (const [remote, { version }] of Object.entries(remotes)) {
    await prerenderPair(folder, { shell: shell.version, remote, version }).catch((error: unknown) => {
      console.warn(`${remote} ${version} has no prerendered pages: ${reasonOf(error)}`);
    });
  }
}

async function prerenderPair(folder: string, pair: Pair): Promise<void> {
  const target = pagesOf(folder, pair);
  if (await exists(target)) return;
  const combination: Combination = {
    shell: join(versionsOf(folder, shellName), pair.shell),
    shellServer: serverOf(folder, shellName, pair.shell),
    remote: pair.remote,
    remoteServer: serverOf(folder, pair.remote, pair.version),
  };
  for (const server of [combination.shellServer, combination.remoteServer]) {
    if (!(await exists(server))) throw new Error('a build for Node is missing');
  }
  const incomplete = join(dirname(target), `.incomplete-${randomUUID()}`);
  await mkdir(dirname(target), { recursive: true });
  try {
    const parameters = [
      ...nodeParameters('./render-process', import.meta.url),
      JSON.stringify(combination),
      incomplete,
    ];
    await promisify(execFile)(process.execPath, parameters, { cwd: root, timeout, maxBuffer: Infinity });
    await rename(incomplete, target).catch(async (error: unknown) => {
      // Another release may have rendered the same pages in the meantime.
      if (!(await exists(target))) throw error;
    });
  } finally {
    await rm(incomplete, { recursive: true, force: true });
  }
}

/** The line that names the error, of what a process wrote before it failed. */
function reasonOf(error: unknown): string {
  const { stderr = '', message } = error as Error & { stderr?: string };
  return stderr.split('\n').find((line) => /^\w*Error\b/.test(line)) ?? message;
}
