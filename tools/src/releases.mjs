/** `npm run releases`: what is live, and what is kept to go back to. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseFolder } from './workspace.mjs';
import {
  liveVersion,
  readHistory,
  releaseInfoFile,
  readRegistry,
  shellPart,
  versionsOf,
} from './release/release-registry.mjs';

const registry = await readRegistry(releaseFolder);
const history = await readHistory(releaseFolder);
const rows = [];
for (const part of [shellPart, ...Object.keys(registry.remotes).sort()]) {
  for (const version of await keptOf(part)) {
    const info = await infoOf(part, version);
    const live = version === liveVersion(registry, part) ? 'live' : '';
    const withdrawn = history[part]?.withdrawn.includes(version) ? 'rolled back' : '';
    rows.push({ part, version, state: live || withdrawn || 'kept', released: info.releasedAt, commit: info.commit });
  }
}
console.table(rows.sort((one, other) => one.part.localeCompare(other.part) || compare(other.released, one.released)));

/** @param {string} part */
async function keptOf(part) {
  const names = await readdir(versionsOf(releaseFolder, part)).catch(() => []);
  return names.filter((name) => !name.startsWith('.'));
}

/**
 * @param {string} part
 * @param {string} version
 * @returns {Promise<{ releasedAt: string, commit: string }>}
 */
async function infoOf(part, version) {
  const file = join(versionsOf(releaseFolder, part), version, releaseInfoFile);
  const unknown = { releasedAt: '', commit: '' };
  return readFile(file, 'utf8').then(
    (text) => ({ ...unknown, ...JSON.parse(text) }),
    () => unknown,
  );
}

/** @param {string} one @param {string} other */
function compare(one, other) {
  return one < other ? -1 : Number(one > other);
}
