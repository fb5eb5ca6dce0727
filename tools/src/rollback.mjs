/** `npm run rollback -- <app>`: makes the release of one part live that was so before. */
import { ensureInstalled, releaseFolder, run } from './workspace.mjs';

await ensureInstalled();
await run('node_modules/.bin/nx', ['run', '@programme/federation:build', '--outputStyle=static'], {
  env: { NX_DAEMON: 'false' },
});
const { refuse } = await import('./release/parts.mjs');
const { takeBack } = await import('./release/take-back.mjs');

await takeBack(releaseFolder, process.argv[2]).catch(refuse);
