import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exists } from './exists.mjs';

/**
 * The live release of every part: `remotes.json` in the release folder. The API reads it at run time, so repointing one
 * line releases a part.
 *
 * @typedef {{ version: string, manifest: string, needs?: unknown, integrity?: Record<string, string> }} LiveRemote `needs`:
 *   what the page must have for it, as its build says (`RemoteNeeds` of libs/mfe-contract), so that a shell can refuse it before
 *   any of its code is loaded; `integrity`: what its first script must be, for browsers to check
 * @typedef {{ shell?: { version: string }, remotes: Record<string, LiveRemote> }} Registry
 *
 * What was live before: `history.json` beside it, for rolling back. `withdrawn` are versions that were rolled back; a
 * start of the product, which releases what is built, leaves those alone.
 * @typedef {{ live: string[], withdrawn: string[] }} PartHistory
 * @typedef {Record<string, PartHistory>} History
 */

/** The name of the host page among the parts; every other part is a remote. */
export const shellPart = 'shell';

const registryFile = 'remotes.json';
const historyFile = 'history.json';

/** Said of a release in its own folder: what it is, when it was made of what, and what each of its files must be. */
export const releaseInfoFile = 'release.json';

/** Beside a remote's scripts, made by its build. */
const manifestFile = 'mf-manifest.json';
const needsFile = 'remote-needs.json';

/** Folder of a part's versions. @param {string} folder @param {string} part */
export const versionsOf = (folder, part) =>
  part === shellPart ? join(folder, 'shell') : join(folder, 'remotes', part);

/** Folder of what renders the pages of a part's version: for Node, and out of the reach of browsers.
 *
 * @param {string} folder @param {string} part @param {string} version
 */
export const serverOf = (folder, part, version) => join(folder, 'server', part, version);

/**
 * @param {string} folder
 * @returns {Promise<Registry>}
 */
export const readRegistry = (folder) => readJson(join(folder, registryFile), { remotes: {} });

/**
 * @param {string} folder
 * @returns {Promise<History>}
 */
export const readHistory = (folder) => readJson(join(folder, historyFile), {});

/** The live version of a part, if it has one. @param {Registry} registry @param {string} part */
export const liveVersion = (registry, part) =>
  part === shellPart ? registry.shell?.version : registry.remotes[part]?.version;

/**
 * Makes a version live by one rename of the registry, and remembers it.
 *
 * @param {string} folder
 * @param {string} part
 * @param {string} version
 */
export async function makeLive(folder, part, version) {
  const { live, withdrawn } = await historyOf(folder, part);
  await writeHistory(folder, part, {
    live: live.at(-1) === version ? live : [...live, version],
    withdrawn: withdrawn.filter((one) => one !== version),
  });
  await repoint(folder, part, version);
}

/**
 * Makes the version live that was so before and is still kept, and withdraws the present one.
 *
 * @param {string} folder
 * @param {string} part
 * @param {(registry: Registry) => Promise<void>} [prepare] called with the registry as it is about to be
 * @returns {Promise<{ from: string, to: string }>} throws when there is nothing to go back to
 */
export async function rollBack(folder, part, prepare = async () => undefined) {
  const { live, withdrawn } = await historyOf(folder, part);
  const from = live.at(-1);
  const earlier = await keptOf(folder, part, live.slice(0, -1));
  const to = earlier.at(-1);
  if (to === undefined || from === undefined)
    throw new Error(`There is no earlier release of ${part} that is still kept`);
  await prepare(await registryWith(folder, await readRegistry(folder), part, to));
  await repoint(folder, part, to);
  await writeHistory(folder, part, { live: earlier, withdrawn: [...new Set([...withdrawn, from])] });
  return { from, to };
}

/**
 * The versions whose files are there: old ones are pruned, and stay in the history.
 *
 * @param {string} folder
 * @param {string} part
 * @param {readonly string[]} versions
 */
async function keptOf(folder, part, versions) {
  const isKept = await Promise.all(
    versions.map((version) => exists(join(versionsOf(folder, part), version, releaseInfoFile))),
  );
  return versions.filter((_version, index) => isKept[index]);
}

/** @param {string} folder @param {string} part @param {string} version */
export const isWithdrawn = async (folder, part, version) => (await historyOf(folder, part)).withdrawn.includes(version);

/** @param {string} folder @param {string} part @returns {Promise<PartHistory>} */
async function historyOf(folder, part) {
  const known = (await readHistory(folder))[part];
  if (known) return known;
  // A folder from before there was a history: what is live is all that is known.
  const version = liveVersion(await readRegistry(folder), part);
  return { live: version === undefined ? [] : [version], withdrawn: [] };
}

/** @param {string} folder @param {string} part @param {PartHistory} history */
async function writeHistory(folder, part, history) {
  await replace(folder, historyFile, { ...(await readHistory(folder)), [part]: history });
}

/** @param {string} folder @param {string} part @param {string} version */
async function repoint(folder, part, version) {
  await replace(folder, registryFile, await registryWith(folder, await readRegistry(folder), part, version));
}

/**
 * The registry once a version is live.
 *
 * @param {string} folder
 * @param {Registry} registry
 * @param {string} part
 * @param {string} version
 * @returns {Promise<Registry>}
 */
export async function registryWith(folder, registry, part, version) {
  if (part === shellPart) return { ...registry, shell: { version } };
  const release = join(versionsOf(folder, part), version);
  const manifest = `/remotes/${part}/${version}/${manifestFile}`;
  const needs = await readJson(join(release, needsFile), undefined);
  const integrity = await entryIntegrity(release);
  const line = { version, manifest, ...(needs && { needs }), ...(integrity && { integrity }) };
  return { ...registry, remotes: { ...registry.remotes, [part]: line } };
}

/** What the script that a remote starts with must be, by its name. @param {string} release */
async function entryIntegrity(release) {
  const { metaData } = await readJson(join(release, manifestFile), {});
  const { files } = await readJson(join(release, releaseInfoFile), {});
  const entry = metaData?.remoteEntry?.name;
  return entry !== undefined && files?.[entry] ? { [entry]: files[entry] } : undefined;
}

/**
 * Readers find the old file or the new one, never half of either.
 *
 * @param {string} folder
 * @param {string} file
 * @param {unknown} content
 */
async function replace(folder, file, content) {
  const text = JSON.stringify(content, null, 2);
  const old = await readFile(join(folder, file), 'utf8').catch(() => undefined);
  if (text === old) return;
  await mkdir(folder, { recursive: true });
  const incomplete = join(folder, `.${file}-${randomUUID()}`);
  await writeFile(incomplete, text);
  await rename(incomplete, join(folder, file));
}

/** @param {string} path @param {any} otherwise */
async function readJson(path, otherwise) {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return otherwise;
    throw error;
  }
}
