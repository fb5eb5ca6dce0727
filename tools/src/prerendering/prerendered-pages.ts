import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { exists } from '../release-folder/exists.js';
import { knownPrices, type DigestedPrices } from '../release-folder/price-books.js';
import { serverOf, shellName, versionsOf, type Registry } from '../release-folder/registry.js';
import type { Combination } from './render-pages.js';
import { runRenderProcess } from './run-render-process.js';

/** A release of the shell with a release of a remote: both versions, and the remote's name. */
export type Pair = { readonly shell: string; readonly remote: string; readonly version: string };

/** The pages of a pair with the prices that they show. */
export type PageSet = Pair & { readonly prices: DigestedPrices };

/** The folder of the pages of a pair, with a folder in it for each digest of prices. */
export const pagesOfPair = (folder: string, { shell, remote, version }: Pair): string =>
  join(folder, 'pages', shell, remote, version);

/** The folder of the pages of a pair that show the prices of a digest. */
export const pagesOf = (folder: string, pair: Pair, digest: string): string => join(pagesOfPair(folder, pair), digest);

/** Of which pages a folder is made that is not complete. It lies beside the versions of the remote. */
export const incompletePrefix = '.incomplete-';

/** The live release of each remote with the live shell. */
export const livePairs = ({ shell, remotes }: Registry): Pair[] =>
  shell ? Object.entries(remotes).map(([remote, { version }]) => ({ shell: shell.version, remote, version })) : [];

/** The pages of live releases that are not rendered yet. */
export async function missingPages(
  folder: string,
  registry: Registry,
  books: readonly DigestedPrices[],
): Promise<PageSet[]> {
  const sets = books.flatMap((prices) => livePairs(registry).map((pair) => ({ ...pair, prices })));
  const found = await Promise.all(sets.map((set) => exists(pagesOf(folder, set, set.prices.digest))));
  return sets.filter((_set, index) => !found[index]);
}

/**
 * Renders the missing pages of all live releases with all known prices. When the pages of a remote cannot be rendered,
 * it prints a warning and goes on: that remote is released without prerendered pages, and the browser renders it.
 *
 * @param registry as it is about to be
 */
export async function prerenderPages(folder: string, registry: Registry): Promise<void> {
  for (const set of await missingPages(folder, registry, await knownPrices(folder))) {
    await prerender(folder, set).catch((error: unknown) => console.warn(failureOf(set, error)));
  }
}

/** Says that pages could not be rendered, and why. */
export const failureOf = ({ remote, version, prices }: PageSet, error: unknown): string =>
  `${remote} ${version} has no prerendered pages with the prices ${prices.digest.slice(0, 8)}: ${reasonOf(error)}`;

/**
 * Renders a set of pages. Its folder appears when it is complete.
 *
 * @param signal ends the rendering at once, and leaves nothing behind; then, as after any failure, this throws
 */
export async function prerender(folder: string, set: PageSet, signal?: AbortSignal): Promise<void> {
  const { prices, ...pair } = set;
  const target = pagesOf(folder, pair, prices.digest);
  const combination: Combination = {
    shell: join(versionsOf(folder, shellName), pair.shell),
    shellServer: serverOf(folder, shellName, pair.shell),
    remote: pair.remote,
    remoteServer: serverOf(folder, pair.remote, pair.version),
  };
  for (const server of [combination.shellServer, combination.remoteServer]) {
    if (!(await exists(server))) throw new Error('a build for Node is missing');
  }
  const incomplete = join(dirname(pagesOfPair(folder, pair)), `${incompletePrefix}${randomUUID()}`);
  await mkdir(dirname(incomplete), { recursive: true });
  try {
    await runRenderProcess({ combination, prices }, incomplete, signal);
    await mkdir(dirname(target), { recursive: true });
    await rename(incomplete, target).catch(async (error: unknown) => {
      // Another release or watcher may have rendered the same pages in the meantime.
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
