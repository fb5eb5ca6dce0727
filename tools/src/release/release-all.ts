import { releaseFolder } from '../workspace/root.js';
import { apps, readBuild } from './apps.js';
import { releaseUnlessWithdrawn } from './release.js';

/** Releases every app as it is built; apps that did not change keep their version. */
export async function releaseAll(): Promise<void> {
  const builds = [];
  for (const app of apps) builds.push(await readBuild(app));
  await releaseUnlessWithdrawn(releaseFolder, builds);
}
