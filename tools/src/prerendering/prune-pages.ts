import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readRegistry } from '../release-folder/registry.js';
import { pagesOf } from './prerendered-pages.js';

/** Folders of pages that are kept beside those of what is live; whoever goes back further has them made anew. */
export const keptPages = 12;

/** Removes the oldest pages of combinations that are not live. */
export async function prunePages(folder: string) {
  const { shell, remotes } = await readRegistry(folder);
  const live = Object.entries(remotes).map(([remote, { version }]) =>
    pagesOf(folder, { shell: shell?.version ?? '', remote, version }),
  );
  const found = [];
  for (const one of await below(join(folder, 'pages'))) {
    for (const remote of await below(one)) {
      for (const version of await below(remote)) found.push({ path: version, time: (await stat(version)).mtimeMs });
    }
  }
  const idle = found.filter(({ path }) => !live.includes(path)).sort((one, other) => other.time - one.time);
  for (const { path } of idle.slice(keptPages)) await rm(path, { recursive: true, force: true });
}

async function below(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.map((name) => join(folder, name));
}
