/** Builds everything that is stale and puts it into the release folder, as a release does; the first step of the tests. */
import { releaseAll } from './release/release-all.js';
import { buildAll } from './workspace/build.js';

await buildAll();
await releaseAll();
