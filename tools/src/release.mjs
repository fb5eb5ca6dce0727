/** `npm run release -- <app>`: builds one part and makes it live. Servers that run need no restart. */
import { ensureInstalled, releaseFolder, run } from './workspace.mjs';

const quietly = { NX_DAEMON: 'false' };

await ensureInstalled();
await run('node_modules/.bin/nx', ['run', '@programme/federation:build', '--outputStyle=static'], { env: quietly });
const { builtPart, partOf, refuse } = await import('./release/parts.mjs');
const { release } = await import('./release/release-folder.mjs');

const { part, app } = await partOf(process.argv[2]).catch(refuse);
await run('node_modules/.bin/nx', ['run', `@programme/${app}:build`, '--outputStyle=static'], { env: quietly });
const version = await release({ folder: releaseFolder, ...(await builtPart(part)) });
console.log(`\nLive: ${app} ${version}`);
