import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../workspace.mjs';
import { shellPart } from './release-registry.mjs';

/**
 * The parts that are released on their own, by their names in `remotes.json`, with the folders of their apps. Known once
 * `libs/federation` is built.
 *
 * @returns {Promise<Record<string, string>>}
 */
async function parts() {
  const { remotes } = await import('../../libs/federation/dist/index.js');
  const apps = Object.entries(remotes).map(([name, { folder }]) => [name, folder]);
  return { ...Object.fromEntries(apps), [shellPart]: 'shell' };
}

export const partNames = async () => Object.keys(await parts());

/**
 * A part by its name, or by its app's folder.
 *
 * @param {string | undefined} name
 * @returns {Promise<{ part: string, app: string }>} throws and names what there is when there is no such part
 */
export async function partOf(name) {
  const all = Object.entries(await parts());
  const found = all.find(([part, app]) => name === part || name === app);
  if (!found) throw new Error(`Name one of these: ${all.map(([, app]) => app).join(', ')}`);
  return { part: found[0], app: found[1] };
}

/** Ends a command that cannot do what it was asked for, with one sentence. @param {Error} error @returns {never} */
export function refuse(error) {
  console.error(error.message);
  process.exit(2);
}

/** What is to be released of a part that is built. @param {string} part */
export async function builtPart(part) {
  const { app } = await partOf(part);
  /** @type {{ version: string }} */
  const { version } = JSON.parse(await readFile(join(root, app, 'package.json'), 'utf8'));
  const commit = currentCommit();
  return { part, build: join(root, app, 'dist'), version, ...(commit && { commit }) };
}

/** Nothing where this is no checkout of a repository. */
function currentCommit() {
  try {
    const commit = git('rev-parse', '--short', 'HEAD').trim();
    const changed = git('status', '--porcelain', '--untracked-files=no') !== '';
    return changed ? `${commit}, with changes` : commit;
  } catch {
    return undefined;
  }
}

/** @param {string[]} parameters */
const git = (...parameters) =>
  execFileSync('git', parameters, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
