/** `npm start`: the whole product on one port. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildAll } from './workspace/build.js';
import { releaseFolder, root } from './workspace/root.js';
import { releaseAll } from './release/release-all.js';

console.log('Building what changed…');
await buildAll();
await releaseAll();

const api = spawn(process.execPath, ['--enable-source-maps', join(root, 'api/dist/app/main.js')], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, REMOTES_DIR: releaseFolder },
});
// The terminal sends Ctrl-C to both; we wait for the API to finish what it is doing, and end as it ends.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => api.kill('SIGTERM'));
api.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
