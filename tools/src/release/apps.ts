import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { remotes } from '@programme/federation/remotes';
import { shellName } from '../release-folder/registry.js';
import { refuse } from '../workspace/commands.js';
import { root } from '../workspace/root.js';

/** An app that is released on its own: its name in the release folder, and the folder of its sources. */
export type App = { readonly name: string; readonly folder: string };

/** A build of an app, ready to be released: the folder of its files, and the version of its package. */
export type Build = {
  readonly app: string;
  readonly build: string;
  readonly version: string;
  readonly commit?: string;
};

/** The shell last: a new shell goes live after the remotes that it was built with. */
export const apps: readonly App[] = [
  ...Object.entries(remotes).map(([name, { folder }]) => ({ name, folder })),
  { name: shellName, folder: 'shell' },
];

/** Finds an app by its name or by its folder; throws and lists the apps when there is none. */
export function findApp(name: string | undefined): App {
  const found = apps.find((app) => name === app.name || name === app.folder);
  if (!found) throw new Error(`Name one of these: ${apps.map(({ folder }) => folder).join(', ')}`);
  return found;
}

/** The app that a command was asked for. Ends the process when there is none. */
export function requestedApp(name: string | undefined): App {
  try {
    return findApp(name);
  } catch (error) {
    return refuse(error as Error);
  }
}

/** The build of an app as it lies in its `dist`. */
export async function readBuild({ name, folder }: App): Promise<Build> {
  const manifest = JSON.parse(await readFile(join(root, folder, 'package.json'), 'utf8')) as { version: string };
  const commit = currentCommit();
  return { app: name, build: join(root, folder, 'dist'), version: manifest.version, ...(commit && { commit }) };
}

/** Undefined where this is no checkout of a repository. */
function currentCommit(): string | undefined {
  try {
    const commit = git('rev-parse', '--short', 'HEAD').trim();
    const changed = git('status', '--porcelain', '--untracked-files=no') !== '';
    return changed ? `${commit}, with changes` : commit;
  } catch {
    return undefined;
  }
}

const git = (...parameters: string[]): string =>
  execFileSync('git', parameters, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
