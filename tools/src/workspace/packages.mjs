import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace.mjs';

/**
 * A package of the workspace, as its manifest describes it.
 *
 * @typedef {{ folder: string, tags: readonly string[] }} WorkspacePackage
 */

/** @returns {WorkspacePackage[]} every package, by its folder relative to the root */
export function workspacePackages() {
  /** @type {{ workspaces: string[] }} */
  const { workspaces } = readJson('package.json');
  return workspaces.flatMap(folders).map((folder) => ({ folder, tags: readJson(`${folder}/package.json`).nx.tags }));
}

/** @param {string} pattern a folder, or `parent/*` */
function folders(pattern) {
  if (!pattern.endsWith('/*')) return [pattern];
  const parent = pattern.slice(0, -2);
  return subfolders(parent)
    .map((name) => `${parent}/${name}`)
    .filter((folder) => existsSync(join(root, folder, 'package.json')));
}

/**
 * @param {string} folder relative to the root
 * @returns {string[]} names of the folders in it; none when it does not exist
 */
export function subfolders(folder) {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
}

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));
