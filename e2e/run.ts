/**
 * `node --conditions=source tools/run.mjs e2e/run [parameters of playwright test]`: the journeys in a browser. Builds and
 * releases what they run first. They get a MariaDB server of their own, but for `E2E_SET=main`, which does without.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { provideDatabaseServer } from '@programme/api-testing';
import { releaseAll } from '@programme/tools/release/release-all';
import { buildAll } from '@programme/tools/workspace/build';
import { takePorts } from './support/take-ports.js';
import { onlyMain } from './support/test-set.js';

const giveBackPorts = await takePorts();
await buildAll();
await releaseAll();
const endDatabaseServer = onlyMain ? undefined : await provideDatabaseServer();
const { status } = spawnSync('npx', ['playwright', 'test', ...process.argv.slice(2)], {
  cwd: fileURLToPath(new URL('.', import.meta.url)),
  stdio: 'inherit',
});
await endDatabaseServer?.();
giveBackPorts();
process.exit(status ?? 1);
