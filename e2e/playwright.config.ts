import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserArguments, findBrowser, packagedBrowser } from '@programme/tools/workspace/browser';
import { availableEdge } from './support/available-edge.js';
import { availableInstalls, chat, mailbox } from './support/installs.js';
import { sheet } from './support/fake-price-sheet-contract.js';
import { product } from './support/product.js';
import { canDrawPictures } from './support/screenshots/can-draw-pictures.js';
import { fixedProduct, workshop } from './support/screenshots/fixed-product.js';

// Workers read this file too; only the first reading comes before the server that opens the database.
if (!process.env['TEST_WORKER_INDEX']) rmSync(dirname(product.databaseFile), { recursive: true, force: true });

const installs = availableInstalls();
const edges = availableEdge(installs);

const environment = {
  ADMIN_USERNAME: product.admin.username,
  ADMIN_PASSWORD: product.admin.password,
  LOG_LEVEL: 'warn',
};

const server = {
  timeout: 240_000,
  reuseExistingServer: false,
  gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
} as const;

/** Set by `npm run screenshots:check` and `npm run screenshots:store`, which need no other server. */
const onlyPictures = process.env['SCREENSHOTS'] === 'only';

const withPictures = canDrawPictures();

const pictureProjects = withPictures
  ? [
      {
        name: 'screenshot-data',
        testDir: './screenshots',
        testMatch: 'seed.setup.ts',
        use: { baseURL: fixedProduct.url },
      },
      {
        name: 'screenshots',
        testDir: './screenshots',
        testMatch: '*.spec.ts',
        dependencies: ['screenshot-data'],
        snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
        expect: {
          timeout: 15_000,
          // Processors round colours differently: a tenth of the visible scale is let pass, and no pixel beyond it that
          // is more than one of a letter's edge.
          toHaveScreenshot: { animations: 'disabled', caret: 'hide', scale: 'css', threshold: 0.1, maxDiffPixels: 8 },
        },
        use: {
          baseURL: fixedProduct.url,
          timezoneId: fixedProduct.timezone,
          locale: 'en-GB',
          deviceScaleFactor: 1,
          screenshot: 'off',
          launchOptions: {
            ...(await packagedBrowser()),
            args: [...browserArguments, '--font-render-hinting=none', '--disable-lcd-text'],
          },
        },
      },
    ]
  : [];

const pictureServers = withPictures
  ? [
      {
        ...server,
        command: fixedProduct.command,
        url: `${fixedProduct.url}/api/health/ready`,
        env: {
          ...environment,
          PORT: String(fixedProduct.port),
          DATABASE_URL: `sqlite:${fixedProduct.databaseFile}`,
          REMOTES_DIR: product.withSheet.releases,
          FIXED_CLOCK: fixedProduct.now,
          AUTH_REGISTRATION: 'on',
          SLACK_BOT_TOKEN: chat.token,
          SLACK_API_URL: chat.apiUrl,
        },
      },
      { ...server, command: workshop.command, url: workshop.indexUrl },
    ]
  : [];

const journeyServers = [
  { ...server, command: product.withSheet.sheetCommand, url: sheet.url },
  {
    ...server,
    command: product.withSheet.command,
    url: `${product.withSheet.url}/api/health/ready`,
    env: {
      ...environment,
      PORT: String(product.withSheet.port),
      DATABASE_URL: `sqlite:${product.withSheet.databaseFile}`,
      REMOTES_DIR: product.withSheet.releases,
      PRICE_SHEET_URL_PLN: sheet.url,
      PRICE_SHEET_URL_OTHER: sheet.url,
    },
  },
  { ...server, command: product.slackCommand, url: chat.messagesUrl },
  { ...server, command: product.smtpCommand, url: mailbox.mailsUrl },
  ...installs.map(({ name, url }) => ({
    ...server,
    command: product.freshInstallCommand(name),
    url: `${url}/api/health/ready`,
  })),
  ...edges.map(({ url, startCommand }) => ({
    ...server,
    command: startCommand,
    url: `${url}/api/health/ready`,
  })),
];

export default defineConfig({
  outputDir: './test-results/artifacts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // It ends a test that hangs; what a page owes is waited for as `expect` says. Journeys through many screens take 45 s on a
  // slow machine.
  timeout: 120_000,
  // A page of staff takes 1.2 s to its first heading, and 3.4 s beside two other workers; a machine of CI took over 8 s.
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/results.json' }]],
  use: {
    baseURL: product.url,
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { ...(await findBrowser()), args: browserArguments },
  },
  projects: [
    { name: 'product', testDir: './journeys' },
    // Each starts a product of its own and releases to it.
    { name: 'releases', testDir: './release-journeys' },
    ...pictureProjects,
    ...installs.map(({ name, url }) => ({
      name: `installed-${name}`,
      testDir: './installed-journeys',
      use: { baseURL: url },
    })),
    // As companies run it: some journeys through nginx, and then what is about it, which stops processes.
    ...edges.flatMap(({ url }) => [
      {
        name: 'edge',
        testDir: './journeys',
        testMatch: ['visitor.spec.ts', 'access.spec.ts', 'client-offer.spec.ts'],
        // Whether pages are sound does not depend on who serves them, and one language at one width tells whether they come.
        grepInvert: / sound in |in (pl|es) |at 360 px/,
        use: { baseURL: url },
      },
      { name: 'edge-restarts', testDir: './edge-journeys', dependencies: ['edge'], use: { baseURL: url } },
    ]),
  ],
  // One after the other: the first builds what the second serves.
  webServer: [
    {
      ...server,
      command: product.startCommand,
      url: `${product.url}/api/health/ready`,
      env: {
        ...environment,
        PORT: String(product.port),
        DATABASE_URL: `sqlite:${product.databaseFile}`,
      },
    },
    ...pictureServers,
    ...(onlyPictures ? [] : journeyServers),
  ],
});
