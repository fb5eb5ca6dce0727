/** `npm start`: the whole product on one port. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { watchPriceBook } from './prerendering/price-book-watcher.js';
import { releaseAll } from './release/release-all.js';
import { apiAddress } from './workspace/api-address.js';
import { buildAll } from './workspace/build.js';
import { releaseFolder, root } from './workspace/root.js';

console.log('Building what changed…');
await buildAll();
await releaseAll();

const api = spawn(process.execPath, ['--enable-source-maps', join(root, 'api/dist/app/main.js')], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, REMOTES_DIR: releaseFolder },
});
const stop = new AbortController();
const { signal } = stop;
const watching = watchPriceBook({ folder: releaseFolder, addresses: [apiAddress(process.env)], signal });
// The terminal sends Ctrl-C to both; we wait for the API to finish what it is doing, and end as it ends.
process.on('SIGINT', () => stop.abort());
process.on('SIGTERM', () => {
  stop.abort();
  api.kill('SIGTERM');
});
api.on('exit', (code, endedBy) => {
  stop.abort();
  void watching.then(() => process.exit(code ?? (endedBy ? 1 : 0)));
});
