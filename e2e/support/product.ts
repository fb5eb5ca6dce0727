import { fileURLToPath } from 'node:url';

const atRepository = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** The product as the tests start it: on a port and a database of its own, with a login that the tests know. */
export const product = {
  port: 3210,
  url: 'http://localhost:3210',
  startCommand: `node ${atRepository('tools/start.mjs')}`,
  databaseFile: atRepository('e2e/test-results/database/app.db'),
  admin: { username: 'admin', password: 'a-long-test-password' },
} as const;
