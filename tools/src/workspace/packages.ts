import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.js';

/** A package of the workspace, as its manifest describes it. */
export type WorkspacePackage = { readonly folder: string; readonly tags: readonly string[] };

type Manifest = { workspaces: string[]; nx: { tags: string[] } };

/** Every package, by its folder relative to the root. */
export function workspacePackages(): WorkspacePackage[] {
  const { workspaces } = readManifest('.');
  return workspaces.flatMap(folders).map((folder) => ({ folder, tags: readManifest(folder).nx.tags }));
}

/** @param pattern a folder, or `parent/*` */
function folders(pattern: string): string[] {
  if (!pattern.endsWith('/*')) return [pattern];
  const parent = pattern.slice(0, -2);
  return subfolders(parent)
    .map((name) => `${parent}/${name}`)
    .filter((folder) => existsSync(join(root, folder, 'package.json')));
}

/** The names of the folders in a folder (relative to the root); none when it does not exist. */
export function subfolders(folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
}

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;
