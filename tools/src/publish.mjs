/**
 * What a part's image runs: everything is built in it already.
 *
 * - `node tools/publish.mjs <part>` puts a part into the release folder (`REMOTES_DIR`) and makes it live.
 * - `node tools/publish.mjs --missing` does so with every part that nothing is live of, in a folder that is new; it takes
 *   nothing back that was released alone since.
 * - `node tools/publish.mjs --back <part>` makes the release live that was so before.
 */
import { releaseFolder } from './workspace.mjs';
import { builtPart, partNames, partOf, refuse } from './release/parts.mjs';
import { release } from './release/release-folder.mjs';
import { liveVersion, readRegistry } from './release/release-registry.mjs';
import { takeBack } from './release/take-back.mjs';

const [asked, name] = process.argv.slice(2);
if (asked === '--back') await takeBack(releaseFolder, name).catch(refuse);
else await publish(asked === '--missing' ? await missing() : [(await partOf(asked).catch(refuse)).part]);

async function missing() {
  const registry = await readRegistry(releaseFolder);
  return (await partNames()).filter((part) => liveVersion(registry, part) === undefined);
}

/** @param {readonly string[]} parts */
async function publish(parts) {
  for (const part of parts) {
    const version = await release({ folder: releaseFolder, ...(await builtPart(part)) });
    console.log(`Live: ${part} ${version}`);
  }
  if (parts.length === 0) console.log('Every part has a live release.');
}
