import { fileURLToPath } from 'node:url';
import { chat } from './installs.mjs';

const atRepository = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** The product as the tests start it: on a port and a database of its own, with a login that the tests know. */
export const product = {
  port: 3210,
  url: 'http://localhost:3210',
  startCommand: `node ${atRepository('tools/start.mjs')}`,
  chatCommand: `node ${atRepository('libs/chat-stand-in/src/process.mjs')} ${chat.port}`,
  freshInstallCommand: (name: string) => `node ${atRepository('e2e/support/fresh-install.mjs')} ${name}`,
  databaseFile: atRepository('e2e/test-results/database/app.db'),
  /** A second API on a database of its own, which asks the stand-in sheet for 2025 prices. */
  withSheet: {
    port: 3211,
    url: 'http://localhost:3211',
    command: `node ${atRepository('api/dist/app/main.js')}`,
    sheetCommand: `node ${atRepository('e2e/support/price-sheet.mjs')}`,
    databaseFile: atRepository('e2e/test-results/database/with-sheet.db'),
    releases: atRepository('release'),
  },
  admin: { username: 'admin', password: 'a-long-test-password' },
} as const;
