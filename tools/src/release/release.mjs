import { createHash, randomUUID } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { exists } from './exists.mjs';
import { integrityOf } from './integrity.mjs';
import { makePages } from './pages/make-pages.mjs';
import { preparePage } from './pages/prepare-page.mjs';
import { prunePages } from './pages/prune-pages.mjs';
import {
  isWithdrawn,
  makeLive,
  readHistory,
  readRegistry,
  registryWith,
  releaseInfoFile,
  serverOf,
  shellPart,
  versionsOf,
} from './release-registry.mjs';

/** Versions of a part that are kept: an open tab goes on working across this many releases. */
export const keptVersions = 6;

/**
 * @typedef {{ folder: string, part: string, build: string, version: string, commit?: string }} Release `build` is the folder
 *   of the build, `version` the package's
 * @typedef {{ part: string, version: string, commit?: string, releasedAt: string, node: string,
 *   files: Record<string, string> }} ReleaseInfo `files`: path → subresource integrity
 */

/**
 * Copies a build into the release folder and makes it live.
 *
 * @param {Release} release
 * @returns {Promise<string>} the released version: the package's, and a digest of what was built
 */
export async function release({ folder, ...build }) {
  const [version = ''] = await publish(folder, [build]);
  return version;
}

/**
 * As {@link release}, for several parts at once; leaves versions alone that were rolled back.
 *
 * @param {string} folder
 * @param {readonly Omit<Release, 'folder'>[]} builds
 */
export async function releaseUnlessWithdrawn(folder, builds) {
  const withdrawn = await Promise.all(
    builds.map(async (build) => isWithdrawn(folder, build.part, await releasedVersion(build))),
  );
  await publish(
    folder,
    builds.filter((_build, index) => !withdrawn[index]),
  );
}

/**
 * Nothing is live before everything that goes with it lies there: the pages of the new parts too.
 *
 * @param {string} folder
 * @param {readonly Omit<Release, 'folder'>[]} builds
 */
async function publish(folder, builds) {
  const uploads = [];
  for (const build of builds) uploads.push({ part: build.part, version: await upload({ folder, ...build }) });
  let registry = await readRegistry(folder);
  for (const { part, version } of uploads) registry = await registryWith(folder, registry, part, version);
  await makePages(folder, registry);
  for (const { part, version } of uploads) {
    await makeLive(folder, part, version);
    await prune(folder, part, version);
  }
  await prunePages(folder);
  return uploads.map(({ version }) => version);
}

/** @param {{ build: string, version: string }} release */
const releasedVersion = async ({ build, version }) => `${version}-${await digest(build)}`;

/**
 * Puts a build under its version's folder. It gets its name when it is complete, so half an upload is never found.
 *
 * @param {Release} release
 */
async function upload({ folder, part, build, version, commit }) {
  const released = await releasedVersion({ build, version });
  const target = versionsOf(folder, part);
  const destination = join(target, released);
  if (await exists(destination)) return released;
  const server = join(build, 'server');
  if (await exists(server)) await cp(server, serverOf(folder, part, released), { recursive: true });
  const incomplete = join(target, `.incomplete-${randomUUID()}`);
  await mkdir(target, { recursive: true });
  const served = (/** @type {string} */ path) => basename(path) !== 'mf-stats.json' && path !== server;
  await cp(build, incomplete, { recursive: true, filter: served });
  if (part === shellPart) await preparePage(incomplete, `/shell/${released}/`);
  /** @type {ReleaseInfo} */
  const info = {
    part,
    version: released,
    ...(commit && { commit }),
    releasedAt: new Date().toISOString(),
    node: process.version,
    files: await integrityOfAll(incomplete),
  };
  await writeFile(join(incomplete, releaseInfoFile), JSON.stringify(info, null, 2));
  await rename(incomplete, destination).catch(async (error) => {
    // Another start may have released the same build in the meantime.
    await rm(incomplete, { recursive: true });
    if (!(await exists(destination))) throw error;
  });
  return released;
}

/**
 * Removes the oldest versions of a part, and what broken uploads have left; never what is live or was so lately.
 *
 * @param {string} folder
 * @param {string} part
 * @param {string} live
 */
async function prune(folder, part, live) {
  const target = versionsOf(folder, part);
  const lately = (await readHistory(folder))[part]?.live.slice(-keptVersions) ?? [];
  const found = await Promise.all(
    (await readdir(target)).map(async (name) => ({ name, time: (await stat(join(target, name))).mtimeMs })),
  );
  const versions = found.filter(({ name }) => !name.startsWith('.')).sort((one, other) => other.time - one.time);
  const old = versions.slice(keptVersions).filter(({ name }) => name !== live && !lately.includes(name));
  const anHourAgo = Date.now() - 3_600_000;
  const broken = found.filter(({ name, time }) => name.startsWith('.incomplete-') && time < anHourAgo);
  for (const { name } of [...old, ...broken]) {
    await rm(join(target, name), { recursive: true, force: true });
    await rm(serverOf(folder, part, name), { recursive: true, force: true });
  }
}

/** @param {string} folder @returns {Promise<Record<string, string>>} */
async function integrityOfAll(folder) {
  const entries = await Promise.all(
    (await filesOf(folder)).map(async (file) => {
      return [relative(folder, file), integrityOf(await readFile(file))];
    }),
  );
  return Object.fromEntries(entries);
}

/**
 * Eight characters that differ when any file of a folder, or its name, differs.
 *
 * @param {string} folder
 */
async function digest(folder) {
  const hash = createHash('sha256');
  for (const file of await filesOf(folder)) hash.update(file.slice(folder.length)).update(await readFile(file));
  return hash.digest('hex').slice(0, 8);
}

/** @param {string} folder */
async function filesOf(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
