/** `npm run release -- <app>`: builds one app and makes it live. Running servers need no restart. */
import { readBuild, requestedApp } from './release/apps.js';
import { release } from './release/release.js';
import { buildApps, buildNodePackages } from './workspace/build.js';
import { releaseFolder } from './workspace/root.js';

const app = requestedApp(process.argv[2]);
await buildNodePackages();
await buildApps({ app: app.folder });
const version = await release({ folder: releaseFolder, ...(await readBuild(app)) });
console.log(`\nLive: ${app.folder} ${version}`);
