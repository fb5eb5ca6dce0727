/**
 * `npm start`: the whole product on one port. Prerendered pages, for a quicker first paint, are made after it serves:
 * until then browsers render the pages.
 */
import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { join } from 'node:path';
import { watchPriceBook } from './prerendering/price-book-watcher.js';
import { releaseAll } from './release/release-all.js';
import { apiAddress } from './workspace/api-address.js';
import { buildApps, buildNodePackages } from './workspace/build.js';
import { releaseFolder, root } from './workspace/root.js';
import { step } from './workspace/step.js';

await step('Compiling the API', '5 s at the first start', buildNodePackages);
await step('Building the apps', '40 s at the first start', () => buildApps({ targets: ['build'] }));
await releaseAll('without-extras');

const api = spawn(process.execPath, ['--enable-source-maps', join(root, 'api/dist/app/main.js')], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, REMOTES_DIR: releaseFolder },
});
const stop = new AbortController();
const { signal } = stop;
const address = apiAddress(process.env);
const preparing = preparePages();
// The terminal sends Ctrl-C to both; we wait for the API to finish what it is doing, and end as it ends.
process.on('SIGINT', () => stop.abort());
process.on('SIGTERM', () => {
  stop.abort();
  api.kill('SIGTERM');
});
api.on('exit', (code, endedBy) => {
  stop.abort();
  void preparing.then(() => process.exit(code ?? (endedBy ? 1 : 0)));
});

/** Prerenders the pages and compresses the scripts, and then follows the prices. The product serves meanwhile. */
async function preparePages(): Promise<void> {
  while (!signal.aborted && !(await answers())) await wait(100, undefined, { signal }).catch(() => undefined);
  if (signal.aborted) return;
  try {
    await buildApps({ targets: ['build-server'], signal });
    await releaseAll();
  } catch (error) {
    if (!signal.aborted) console.warn(`Pages are not prerendered: ${String(error)}`);
  }
  await watchPriceBook({ folder: releaseFolder, addresses: [address], signal });
}

function answers(): Promise<boolean> {
  return fetch(`${address}/api/health/ready`, { signal }).then(
    ({ ok }) => ok,
    () => false,
  );
}
