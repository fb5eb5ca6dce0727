import { readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { knownPrices } from '../release-folder/price-books.js';
import { readRegistry } from '../release-folder/registry.js';
import { incompletePrefix, livePairs, pagesOfPair } from './prerendered-pages.js';

/** Pairs that are kept beside the live ones; whoever goes back further has their pages made anew. */
export const keptPages = 12;

/** Other prices that live pairs keep pages of, beside those that a release is prerendered with. */
const keptPrices = 2;

/** Milliseconds after which a folder of incomplete pages is one that nobody works on. */
const abandonedAfter = 3_600_000;

type Found = { readonly path: string; readonly time: number };

/** Removes the oldest pages of combinations that are not live, and of live ones those of old prices. */
export async function prunePages(folder: string) {
  const live = livePairs(await readRegistry(folder)).map((pair) => pagesOfPair(folder, pair));
  const found: Found[] = [];
  for (const shell of await below(join(folder, 'pages'))) {
    for (const remote of await below(shell.path)) found.push(...(await below(remote.path)));
  }
  const pairs = found.filter(({ path }) => !isIncomplete(path));
  const abandoned = found.filter(({ path, time }) => isIncomplete(path) && time < Date.now() - abandonedAfter);
  const idle = pairs.filter(({ path }) => !live.includes(path)).sort(latestFirst);
  const known = (await knownPrices(folder)).map(({ digest }) => digest);
  const outdated: Found[] = [];
  for (const pair of live) {
    const others = (await below(pair)).filter(({ path }) => isDigest(path) && !known.some((one) => path.endsWith(one)));
    outdated.push(...others.sort(latestFirst).slice(keptPrices));
  }
  for (const { path } of [...abandoned, ...idle.slice(keptPages), ...outdated])
    await rm(path, { recursive: true, force: true });
}

const isIncomplete = (path: string): boolean => path.slice(dirname(path).length + 1).startsWith(incompletePrefix);

/** Beside these, older releases have their pages themselves in the folder of a pair. */
const isDigest = (path: string): boolean => /[/\\][0-9a-f]{64}$/.test(path);

const latestFirst = (one: Found, other: Found): number => other.time - one.time;

/** What is in a folder, without what another process removes at the same time. */
async function below(folder: string): Promise<Found[]> {
  const names = await readdir(folder).catch(() => []);
  const found = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      const { mtimeMs } = (await stat(path).catch(() => undefined)) ?? {};
      return mtimeMs === undefined ? [] : [{ path, time: mtimeMs }];
    }),
  );
  return found.flat();
}
