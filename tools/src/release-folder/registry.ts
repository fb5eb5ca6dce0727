import { join } from 'node:path';
import { exists } from './exists.js';
import { readJson, replaceJson } from '../workspace/json-file.js';

/** The live release of a remote. */
type LiveRemote = {
  version: string;
  manifest: string;
  /**
   * What the page must have for it (`RemoteNeeds` of libs/mfe-contract), so that a shell can refuse it before it loads
   * any code.
   */
  needs?: unknown;
  /** The subresource integrity of its first script, by file name. */
  integrity?: Record<string, string>;
};

/**
 * The live release of every app: `remotes.json` in the release folder. The API reads it at run time, so changing one
 * line releases an app.
 */
export type Registry = { shell?: { version: string }; remotes: Record<string, LiveRemote> };

/**
 * The earlier live releases of an app: `history.json` beside the registry, for rolling back. `withdrawn` are versions
 * that were rolled back. A start of the product, which releases what is built, does not release them again.
 */
type AppHistory = { live: string[]; withdrawn: string[] };

type History = Record<string, AppHistory>;

/** What a release says of itself, in `release.json` in its folder. */
export type ReleaseInfo = {
  /** The app's name; the field is called so in older releases. */
  part: string;
  version: string;
  commit?: string;
  releasedAt: string;
  node: string;
  /** The subresource integrity of each file, by its path. */
  files: Record<string, string>;
};

/** The name of the host page among the apps; every other app is a remote. */
export const shellName = 'shell';

const registryFile = 'remotes.json';
const historyFile = 'history.json';

export const releaseInfoFile = 'release.json';

/** Beside a remote's scripts, made by its build. */
const manifestFile = 'mf-manifest.json';
const needsFile = 'remote-needs.json';

/** The folder of an app's versions. */
export const versionsOf = (folder: string, app: string) =>
  app === shellName ? join(folder, 'shell') : join(folder, 'remotes', app);

/** The folder of the build that renders an app's pages in Node. Browsers cannot reach it. */
export const serverOf = (folder: string, app: string, version: string) => join(folder, 'server', app, version);

export const readRegistry = (folder: string): Promise<Registry> =>
  readJson(join(folder, registryFile), { remotes: {} });

export const readHistory = (folder: string): Promise<History> => readJson(join(folder, historyFile), {});

/** The live version of a app, if it has one. */
export const liveVersion = (registry: Registry, app: string) =>
  app === shellName ? registry.shell?.version : registry.remotes[app]?.version;

/** Makes a version live by one rename of the registry, and records it in the history. */
export async function makeLive(folder: string, app: string, version: string) {
  const { live, withdrawn } = await historyOf(folder, app);
  await writeHistory(folder, app, {
    live: live.at(-1) === version ? live : [...live, version],
    withdrawn: withdrawn.filter((one) => one !== version),
  });
  await repoint(folder, app, version);
}

/**
 * Makes the previous version that is still kept live again, and withdraws the present one.
 *
 * @param prepare called with the new registry before it is written
 * @throws an error when there is no earlier release to go back to
 */
export async function rollBack(
  folder: string,
  app: string,
  prepare: (registry: Registry) => Promise<void> = async () => undefined,
): Promise<{ from: string; to: string }> {
  const { live, withdrawn } = await historyOf(folder, app);
  const from = live.at(-1);
  const earlier = await existingVersions(folder, app, live.slice(0, -1));
  const to = earlier.at(-1);
  if (to === undefined || from === undefined)
    throw new Error(`There is no earlier release of ${app} that is still kept`);
  await prepare(await registryWith(folder, await readRegistry(folder), app, to));
  await repoint(folder, app, to);
  await writeHistory(folder, app, { live: earlier, withdrawn: [...new Set([...withdrawn, from])] });
  return { from, to };
}

/** The versions whose files are there: old ones are pruned, and stay in the history. */
async function existingVersions(folder: string, app: string, versions: readonly string[]) {
  const isKept = await Promise.all(
    versions.map((version) => exists(join(versionsOf(folder, app), version, releaseInfoFile))),
  );
  return versions.filter((_version, index) => isKept[index]);
}

export const isWithdrawn = async (folder: string, app: string, version: string) =>
  (await historyOf(folder, app)).withdrawn.includes(version);

async function historyOf(folder: string, app: string): Promise<AppHistory> {
  const known = (await readHistory(folder))[app];
  if (known) return known;
  // A folder from before there was a history: what is live is all that is known.
  const version = liveVersion(await readRegistry(folder), app);
  return { live: version === undefined ? [] : [version], withdrawn: [] };
}

async function writeHistory(folder: string, app: string, history: AppHistory) {
  await replaceJson(folder, historyFile, { ...(await readHistory(folder)), [app]: history });
}

async function repoint(folder: string, app: string, version: string) {
  await replaceJson(folder, registryFile, await registryWith(folder, await readRegistry(folder), app, version));
}

/** The registry with another version of an app. */
export async function registryWith(
  folder: string,
  registry: Registry,
  app: string,
  version: string,
): Promise<Registry> {
  if (app === shellName) return { ...registry, shell: { version } };
  const release = join(versionsOf(folder, app), version);
  const manifest = `/remotes/${app}/${version}/${manifestFile}`;
  const needs = await readJson<unknown>(join(release, needsFile), undefined);
  const integrity = await entryIntegrity(release);
  const line = { version, manifest, ...(needs ? { needs } : {}), ...(integrity && { integrity }) };
  return { ...registry, remotes: { ...registry.remotes, [app]: line } };
}

type Manifest = { metaData?: { remoteEntry?: { name: string } } };

/** The subresource integrity of the script that a remote starts with, by its name. */
async function entryIntegrity(release: string): Promise<Record<string, string> | undefined> {
  const { metaData }: Manifest = await readJson(join(release, manifestFile), {});
  const { files }: Partial<ReleaseInfo> = await readJson(join(release, releaseInfoFile), {});
  const entry = metaData?.remoteEntry?.name;
  const integrity = entry && files?.[entry];
  return integrity ? { [entry]: integrity } : undefined;
}
