import { prerenderPages } from '../prerendering/prerendered-pages.js';
import { rollBack } from '../release-folder/registry.js';
import { findApp } from './apps.js';

/**
 * Makes the previous release of an app live again, with its prerendered pages, and prints both versions. Throws an
 * error of one sentence when there is no such app or no earlier release.
 *
 * @param name of the app, or of its folder
 */
export async function rollBackApp(releaseFolder: string, name: string | undefined): Promise<void> {
  const app = findApp(name);
  const { from, to } = await rollBack(releaseFolder, app.name, (registry) => prerenderPages(releaseFolder, registry));
  console.log(`\nLive: ${app.folder} ${to} (was ${from})`);
}
