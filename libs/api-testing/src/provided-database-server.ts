import { DatabaseServer } from './database-server.js';
import { requestedEngines } from './databases.js';

/**
 * Sees to it that `TEST_DATABASE_URL` names a MariaDB server, for this process and those that it starts: the one that it
 * names already, else one of our own, in memory. Where MariaDB is not installed, says so aloud; under CI that is an error.
 * With `ENGINES=sqlite` there is none.
 *
 * @returns a function that ends the server, if it is our own
 */
export async function provideDatabaseServer(): Promise<() => Promise<void>> {
  if (requestedEngines() === 'sqlite') delete process.env['TEST_DATABASE_URL'];
  if (requestedEngines() === 'sqlite' || process.env['TEST_DATABASE_URL']) return () => Promise.resolve();
  const server = await DatabaseServer.start({ durable: false });
  if (server) {
    process.env['TEST_DATABASE_URL'] = server.url;
    return () => server.remove();
  }
  const skipped = 'SKIPPED on MariaDB: install mariadb-server, or name a server in TEST_DATABASE_URL';
  if (process.env['CI']) throw new Error(skipped);
  process.stderr.write(`${skipped}\n`);
  return () => Promise.resolve();
}

/** Vitest calls it before the workers start (`globalSetup`), and at the end what it answered. */
export default provideDatabaseServer;
