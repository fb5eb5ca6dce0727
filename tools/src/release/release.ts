import { createHash, randomUUID } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { exists } from '../release-folder/exists.js';
import { integrityOf } from '../release-folder/integrity.js';
import { prerenderPages } from '../prerendering/prerendered-pages.js';
import { prepareIndexPage } from '../prerendering/index-page.js';
import { prunePages } from '../prerendering/prune-pages.js';
import {
  isWithdrawn,
  makeLive,
  readHistory,
  readRegistry,
  registryWith,
  releaseInfoFile,
  serverOf,
  shellName,
  versionsOf,
  type ReleaseInfo,
} from '../release-folder/registry.js';
import type { Build } from './apps.js';

/** Versions of an app that are kept: an open tab goes on working across this many releases. */
export const keptVersions = 6;

/** A build to be released into a release folder. */
type Release = Build & { readonly folder: string };

/**
 * Copies a build into the release folder and makes it live.
 *
 * @returns the released version: the package's, and a digest of the build
 */
export async function release({ folder, ...build }: Release): Promise<string> {
  const [version = ''] = await publish(folder, [build]);
  return version;
}

/** As {@link release}, for several apps at once; does not release versions that were rolled back. */
export async function releaseUnlessWithdrawn(folder: string, builds: readonly Build[]): Promise<void> {
  const withdrawn = await Promise.all(
    builds.map(async (build) => isWithdrawn(folder, build.app, await releasedVersion(build))),
  );
  await publish(
    folder,
    builds.filter((_build, index) => !withdrawn[index]),
  );
}

/** Uploads all files first, prerendered pages included, and then makes the versions live. */
async function publish(folder: string, builds: readonly Build[]): Promise<string[]> {
  const uploads = [];
  for (const build of builds) uploads.push({ app: build.app, version: await upload({ folder, ...build }) });
  let registry = await readRegistry(folder);
  for (const { app, version } of uploads) registry = await registryWith(folder, registry, app, version);
  await prerenderPages(folder, registry);
  for (const { app, version } of uploads) {
    await makeLive(folder, app, version);
    await prune(folder, app, version);
  }
  await prunePages(folder);
  return uploads.map(({ version }) => version);
}

const releasedVersion = async ({ build, version }: { build: string; version: string }) =>
  `${version}-${await digest(build)}`;

/**
 * Copies a build into its version's folder. The folder gets its name when it is complete, so nobody finds half an
 * upload.
 */
async function upload({ folder, app, build, version, commit }: Release) {
  const released = await releasedVersion({ build, version });
  const target = versionsOf(folder, app);
  const destination = join(target, released);
  if (await exists(destination)) return released;
  const server = join(build, 'server');
  if (await exists(server)) await cp(server, serverOf(folder, app, released), { recursive: true });
  const incomplete = join(target, `.incomplete-${randomUUID()}`);
  await mkdir(target, { recursive: true });
  const served = (path: string) => basename(path) !== 'mf-stats.json' && path !== server;
  await cp(build, incomplete, { recursive: true, filter: served });
  if (app === shellName) await prepareIndexPage(incomplete, `/shell/${released}/`);
  const info: ReleaseInfo = {
    part: app,
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

/** Removes the oldest versions of a app, and what broken uploads have left; never what is live or was so lately. */
async function prune(folder: string, app: string, live: string) {
  const target = versionsOf(folder, app);
  const lately = (await readHistory(folder))[app]?.live.slice(-keptVersions) ?? [];
  const found = await Promise.all(
    (await readdir(target)).map(async (name) => ({ name, time: (await stat(join(target, name))).mtimeMs })),
  );
  const versions = found.filter(({ name }) => !name.startsWith('.')).sort((one, other) => other.time - one.time);
  const old = versions.slice(keptVersions).filter(({ name }) => name !== live && !lately.includes(name));
  const anHourAgo = Date.now() - 3_600_000;
  const broken = found.filter(({ name, time }) => name.startsWith('.incomplete-') && time < anHourAgo);
  for (const { name } of [...old, ...broken]) {
    await rm(join(target, name), { recursive: true, force: true });
    await rm(serverOf(folder, app, name), { recursive: true, force: true });
  }
}

async function integrityOfAll(folder: string): Promise<Record<string, string>> {
  const entries = await Promise.all(
    (await filesOf(folder)).map(async (file) => {
      return [relative(folder, file), integrityOf(await readFile(file))];
    }),
  );
  return Object.fromEntries(entries);
}

/** Eight characters that differ when any file of a folder, or its name, differs. */
async function digest(folder: string) {
  const hash = createHash('sha256');
  for (const file of await filesOf(folder)) hash.update(file.slice(folder.length)).update(await readFile(file));
  return hash.digest('hex').slice(0, 8);
}

async function filesOf(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
