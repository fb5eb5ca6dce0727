import { createHash, randomUUID } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { isWithdrawn, makeLive, readHistory, shellPart, versionsOf } from './release-registry.mjs';

/** Stands in the shell's built index.html for the address of its released folder (see libs/federation). */
const releaseBase = '/__RELEASE_BASE__/';

/** Said of a release in its own folder: what it is, when it was made of what, and what each of its files must be. */
export const releaseInfoFile = 'release.json';

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
export async function release({ folder, part, ...build }) {
  const version = await upload({ folder, part, ...build });
  await makeLive(folder, part, version);
  await prune(folder, part, version);
  return version;
}

/**
 * As {@link release}, but leaves a version alone that was rolled back.
 *
 * @param {Release} build
 */
export async function releaseUnlessWithdrawn(build) {
  const version = await releasedVersion(build);
  if (await isWithdrawn(build.folder, build.part, version)) return;
  await release(build);
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
  const incomplete = join(target, `.incomplete-${randomUUID()}`);
  await mkdir(target, { recursive: true });
  await cp(build, incomplete, { recursive: true, filter: (path) => basename(path) !== 'mf-stats.json' });
  if (part === shellPart) await addressPage(incomplete, `/shell/${released}/`);
  /** @type {ReleaseInfo} */
  const info = {
    part,
    version: released,
    ...(commit && { commit }),
    releasedAt: new Date().toISOString(),
    node: process.version,
    files: await integrityOf(incomplete),
  };
  await writeFile(join(incomplete, releaseInfoFile), JSON.stringify(info, null, 2));
  await rename(incomplete, destination).catch(async (error) => {
    // Another start may have released the same build in the meantime.
    await rm(incomplete, { recursive: true });
    if (!(await exists(destination))) throw error;
  });
  return released;
}

/** @param {string} shell folder of the shell @param {string} address */
async function addressPage(shell, address) {
  const page = join(shell, 'index.html');
  await writeFile(page, (await readFile(page, 'utf8')).replaceAll(releaseBase, address));
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
  for (const { name } of [...old, ...broken]) await rm(join(target, name), { recursive: true, force: true });
}

/** @param {string} folder @returns {Promise<Record<string, string>>} */
async function integrityOf(folder) {
  const entries = await Promise.all(
    (await filesOf(folder)).map(async (file) => {
      const digest = createHash('sha384').update(await readFile(file));
      return [relative(folder, file), `sha384-${digest.digest('base64')}`];
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

/** @param {string} path */
const exists = (path) =>
  stat(path).then(
    () => true,
    () => false,
  );
