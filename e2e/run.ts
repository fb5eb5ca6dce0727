/** `npm run e2e -w e2e [-- parameters of playwright test]`: the journeys in a browser, with a MariaDB server of their own. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { provideDatabaseServer } from '@programme/api-testing';

const endDatabaseServer = await provideDatabaseServer();
const { status } = spawnSync('npx', ['playwright', 'test', ...process.argv.slice(2)], {
  cwd: fileURLToPath(new URL('.', import.meta.url)),
  stdio: 'inherit',
});
await endDatabaseServer();
process.exit(status ?? 1);
