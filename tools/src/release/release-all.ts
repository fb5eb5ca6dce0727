import { releaseFolder } from '../workspace/root.js';
import { apps, readBuild } from './apps.js';
import { releaseUnlessWithdrawn, type Completeness } from './release.js';

/**
 * Releases every app as it is built; apps that did not change keep their version.
 *
 * @param completeness `without-extras` leaves prerendered pages and compressed files to a later call
 */
export async function releaseAll(completeness: Completeness = 'complete'): Promise<void> {
  const builds = [];
  for (const app of apps) builds.push(await readBuild(app));
  await releaseUnlessWithdrawn(releaseFolder, builds, completeness);
}
