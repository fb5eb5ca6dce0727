import { createHash, randomUUID } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

/**
 * The live release of every part: `remotes.json` in the release folder. The API reads it at run time, so repointing one
 * line releases a part.
 *
 * @typedef {{ version: string, manifest: string }} LiveRemote
 * @typedef {{ shell?: { version: string }, remotes: Record<string, LiveRemote> }} Registry
 */

const registryFile = 'remotes.json';

/** Stands in the shell's built index.html for the address of its released folder (see libs/federation). */
const releaseBase = '/__RELEASE_BASE__/';

/**
 * @param {string} folder
 * @returns {Promise<Registry>}
 */
export async function readRegistry(folder) {
  try {
    return JSON.parse(await readFile(join(folder, registryFile), 'utf8'));
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return { remotes: {} };
    throw error;
  }
}

/**
 * Copies a built remote into the release folder and makes it live.
 *
 * @param {{ folder: string, name: string, build: string, version: string }} release `build` is the folder of the build
 * @returns {Promise<string>} the released version: the package's, and a digest of what was built
 */
export async function releaseRemote({ folder, name, build, version }) {
  const released = await upload({ build, version, target: join(folder, 'remotes', name) });
  await repoint(folder, (registry) => ({
    ...registry,
    remotes: {
      ...registry.remotes,
      [name]: { version: released, manifest: `/remotes/${name}/${released}/mf-manifest.json` },
    },
  }));
  return released;
}

/**
 * Copies the built shell into the release folder and makes it live.
 *
 * @param {{ folder: string, build: string, version: string }} release
 * @returns {Promise<string>} the released version
 */
export async function releaseShell({ folder, build, version }) {
  const released = await upload({
    build,
    version,
    target: join(folder, 'shell'),
    finish: async (uploaded, finalVersion) => {
      const page = join(uploaded, 'index.html');
      const html = await readFile(page, 'utf8');
      await writeFile(page, html.replaceAll(releaseBase, `/shell/${finalVersion}/`));
    },
  });
  await repoint(folder, (registry) => ({ ...registry, shell: { version: released } }));
  return released;
}

/**
 * Puts a build under its version's folder. It gets its name when it is complete, so half an upload is never found.
 *
 * @param {{ build: string, version: string, target: string, finish?: (uploaded: string, version: string) => Promise<void> }} upload
 */
async function upload({ build, version, target, finish }) {
  const released = `${version}-${await digest(build)}`;
  const destination = join(target, released);
  if (await exists(destination)) return released;
  const incomplete = join(target, `.incomplete-${randomUUID()}`);
  await mkdir(target, { recursive: true });
  await cp(build, incomplete, { recursive: true, filter: (path) => basename(path) !== 'mf-stats.json' });
  await finish?.(incomplete, released);
  await rename(incomplete, destination).catch(async (error) => {
    // Another start may have released the same build in the meantime.
    await rm(incomplete, { recursive: true });
    if (!(await exists(destination))) throw error;
  });
  return released;
}

/**
 * @param {string} folder
 * @param {(registry: Registry) => Registry} change
 */
async function repoint(folder, change) {
  const current = await readRegistry(folder);
  const next = JSON.stringify(change(current), null, 2);
  if (next === JSON.stringify(current, null, 2)) return;
  const incomplete = join(folder, `.${registryFile}-${randomUUID()}`);
  await writeFile(incomplete, next);
  await rename(incomplete, join(folder, registryFile));
}

/**
 * Eight characters that differ when any file of a folder, or its name, differs.
 *
 * @param {string} folder
 */
async function digest(folder) {
  const hash = createHash('sha256');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  for (const file of files.sort()) hash.update(file.slice(folder.length)).update(await readFile(file));
  return hash.digest('hex').slice(0, 8);
}

/** @param {string} path */
const exists = (path) =>
  stat(path).then(
    () => true,
    () => false,
  );
