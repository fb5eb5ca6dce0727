/** `npm run releases`: what is live, and what is kept to go back to. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseFolder } from './workspace/root.js';
import {
  liveVersion,
  readHistory,
  releaseInfoFile,
  readRegistry,
  shellName,
  versionsOf,
} from './release-folder/registry.js';

const registry = await readRegistry(releaseFolder);
const history = await readHistory(releaseFolder);
const rows = [];
for (const app of [shellName, ...Object.keys(registry.remotes).sort()]) {
  for (const version of await versionsIn(app)) {
    const info = await infoOf(app, version);
    const live = version === liveVersion(registry, app) ? 'live' : '';
    const withdrawn = history[app]?.withdrawn.includes(version) ? 'rolled back' : '';
    rows.push({ app, version, state: live || withdrawn || 'kept', released: info.releasedAt, commit: info.commit });
  }
}
console.table(rows.sort((one, other) => one.app.localeCompare(other.app) || compare(other.released, one.released)));

async function versionsIn(app: string) {
  const names = await readdir(versionsOf(releaseFolder, app)).catch(() => []);
  return names.filter((name) => !name.startsWith('.'));
}

async function infoOf(app: string, version: string): Promise<{ releasedAt: string; commit: string }> {
  const file = join(versionsOf(releaseFolder, app), version, releaseInfoFile);
  const unknown = { releasedAt: '', commit: '' };
  return readFile(file, 'utf8').then(
    (text) => ({ ...unknown, ...JSON.parse(text) }),
    () => unknown,
  );
}

function compare(one: string, other: string) {
  return one < other ? -1 : Number(one > other);
}
