import { fileURLToPath } from 'node:url';
import { chat, mailbox } from './installs.js';
import { ports } from './ports.js';

const atRepository = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** The product as the tests start it: on a port and a database of its own, with a login that the tests know. */
export const product = {
  port: ports.product,
  url: `http://localhost:${ports.product}`,
  startCommand: `node --conditions=source ${atRepository('tools/run.mjs')} tools/src/start`,
  slackCommand: `node --import tsx ${atRepository('libs/fake-slack/src/process.ts')} ${chat.port}`,
  smtpCommand: `node --import tsx ${atRepository('libs/fake-smtp/src/process.ts')} ${mailbox.port} ${mailbox.controlPort}`,
  freshInstallCommand: (name: string) => `node --import tsx ${atRepository('e2e/support/fresh-install.ts')} ${name}`,
  databaseFile: atRepository('e2e/test-results/database/app.db'),
  /** A second API on a database of its own, which gets the prices of 2025 from the fake sheet. */
  withSheet: {
    port: ports.withSheet,
    url: `http://localhost:${ports.withSheet}`,
    command: `node ${atRepository('api/dist/app/main.js')}`,
    sheetCommand: `node --import tsx ${atRepository('e2e/support/fake-price-sheet.ts')}`,
    databaseFile: atRepository('e2e/test-results/database/with-sheet.db'),
    releases: atRepository('release'),
  },
  admin: { username: 'admin', password: 'a-long-test-password' },
} as const;
