/**
 * What an app's image runs: everything is built in it already.
 *
 * - `node tools/dist/publish.js <app>` puts an app into the release folder (`REMOTES_DIR`) and makes it live.
 * - `node tools/dist/publish.js --missing` does so with every app that has no live release, for a new folder. Apps that
 *   were released since keep their releases.
 * - `node tools/dist/publish.js --back <app>` makes the previous release live again.
 */
import { apps, readBuild, requestedApp, type App } from './release/apps.js';
import { release } from './release/release.js';
import { rollBackApp } from './release/rollback.js';
import { liveVersion, readRegistry } from './release-folder/registry.js';
import { refuse } from './workspace/commands.js';
import { releaseFolder } from './workspace/root.js';

const [argument, name] = process.argv.slice(2);
if (argument === '--back') await rollBackApp(releaseFolder, name).catch(refuse);
else await publish(argument === '--missing' ? await missingApps() : [requestedApp(argument)]);

async function missingApps(): Promise<readonly App[]> {
  const registry = await readRegistry(releaseFolder);
  return apps.filter((app) => liveVersion(registry, app.name) === undefined);
}

async function publish(published: readonly App[]): Promise<void> {
  for (const app of published) {
    const version = await release({ folder: releaseFolder, ...(await readBuild(app)) });
    console.log(`Live: ${app.name} ${version}`);
  }
  if (published.length === 0) console.log('Every app has a live release.');
}
