/** `npm run release -- <app>`: builds one app and makes it live. Running servers need no restart. */
import { readBuild, requestedApp } from './release/apps.js';
import { release } from './release/release.js';
import { run } from './workspace/commands.js';
import { releaseFolder } from './workspace/root.js';

const app = requestedApp(process.argv[2]);
await run('node_modules/.bin/nx', ['run', `@programme/${app.folder}:build`, '--outputStyle=static'], {
  NX_DAEMON: 'false',
});
const version = await release({ folder: releaseFolder, ...(await readBuild(app)) });
console.log(`\nLive: ${app.folder} ${version}`);
