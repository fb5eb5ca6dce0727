import { releaseFolder } from '../workspace.mjs';
import { builtPart, partNames } from './parts.mjs';
import { releaseUnlessWithdrawn } from './release-folder.mjs';

/** Releases every part as it is built; parts that did not change keep their version. */
export async function releaseAll() {
  const builds = [];
  for (const part of await partNames()) builds.push(await builtPart(part));
  await releaseUnlessWithdrawn(releaseFolder, builds);
}
