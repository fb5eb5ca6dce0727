/**
 * `node tools/publish.mjs <part>`: puts a part that is built into the release folder (`REMOTES_DIR`) and makes it live; what a
 * part's image runs. `node tools/publish.mjs --missing` does so with every part that nothing is live of, in a folder that is
 * new; it takes nothing back that was released alone since.
 */
import { releaseFolder } from './workspace.mjs';
import { builtPart, partNames, partOf, refuse } from './release/parts.mjs';
import { release } from './release/release-folder.mjs';
import { liveVersion, readRegistry } from './release/release-registry.mjs';

const registry = await readRegistry(releaseFolder);
const asked = process.argv[2];
const missing = (await partNames()).filter((part) => liveVersion(registry, part) === undefined);
const parts = asked === '--missing' ? missing : [(await partOf(asked).catch(refuse)).part];

for (const part of parts) {
  const version = await release({ folder: releaseFolder, ...(await builtPart(part)) });
  console.log(`Live: ${part} ${version}`);
}
if (parts.length === 0) console.log('Every part has a live release.');
