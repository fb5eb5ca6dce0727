import { randomUUID } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { scriptFilesName } from '@programme/federation/script-files';
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
import { compressFiles } from './compress-files.js';
import { filesOf, folderDigest } from './folder-digest.js';
import { storeServerBuild } from './server-build.js';

/** What a build says of itself to the release tool. */
const notServed = ['mf-stats.json', scriptFilesName];

/** Versions of an app that are kept: an open tab goes on working across this many releases. */
export const keptVersions = 6;

/** Whether a release has its compressed files and prerendered pages, or gets them later. */
export type Completeness = 'complete' | 'without-extras';

/** A build with the version that it is released as. */
type Upload = { readonly app: string; readonly build: string; readonly version: string };

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
export async function releaseUnlessWithdrawn(
  folder: string,
  builds: readonly Build[],
  completeness: Completeness = 'complete',
): Promise<void> {
  const withdrawn = await Promise.all(
    builds.map(async (build) => isWithdrawn(folder, build.app, await releasedVersion(build))),
  );
  await publish(
    folder,
    builds.filter((_build, index) => !withdrawn[index]),
    completeness,
  );
}

/** Uploads all files first, prerendered pages included, and then makes the versions live. */
async function publish(
  folder: string,
  builds: readonly Build[],
  completeness: Completeness = 'complete',
): Promise<string[]> {
  const uploads: Upload[] = [];
  for (const { app, build, ...info } of builds) {
    uploads.push({ app, build, version: await upload({ folder, app, build, ...info }) });
  }
  if (completeness === 'complete') await complete(folder, uploads);
  for (const { app, version } of uploads) {
    await makeLive(folder, app, version);
    await prune(folder, app, version);
  }
  await prunePages(folder);
  return uploads.map(({ version }) => version);
}

/** What is not needed to serve a version: compressed files and prerendered pages. */
async function complete(folder: string, uploads: readonly Upload[]): Promise<void> {
  let registry = await readRegistry(folder);
  for (const { app, build, version } of uploads) {
    await compressFiles(join(versionsOf(folder, app), version));
    await storeServerBuild(folder, { app, build }, version);
    registry = await registryWith(folder, registry, app, version);
  }
  await prerenderPages(folder, registry);
}

const releasedVersion = async ({ build, version }: { build: string; version: string }) =>
  `${version}-${await folderDigest(build)}`;

/**
 * Copies a build into its version's folder. The folder gets its name when it is complete, so nobody finds half an
 * upload.
 */
async function upload({ folder, app, build, version, commit }: Release) {
  const released = await releasedVersion({ build, version });
  const target = versionsOf(folder, app);
  const destination = join(target, released);
  if (await exists(destination)) return released;
  const incomplete = join(target, `.incomplete-${randomUUID()}`);
  await mkdir(target, { recursive: true });
  const served = (path: string) => !notServed.includes(basename(path));
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
