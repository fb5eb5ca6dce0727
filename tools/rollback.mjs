/** `npm run rollback -- <app>`: makes the release of one part live that was so before. */
import { ensureInstalled, releaseFolder, run } from './workspace.mjs';

await ensureInstalled();
await run('node_modules/.bin/nx', ['run', '@programme/federation:build', '--outputStyle=static'], {
  env: { NX_DAEMON: 'false' },
});
const { partOf, refuse } = await import('./release/parts.mjs');
const { makePages } = await import('./release/pages/make-pages.mjs');
const { rollBack } = await import('./release/release-registry.mjs');

const { part, app } = await partOf(process.argv[2]).catch(refuse);
const { from, to } = await rollBack(releaseFolder, part, (registry) => makePages(releaseFolder, registry)).catch(
  refuse,
);
console.log(`\nLive: ${app} ${to} (was ${from})`);
