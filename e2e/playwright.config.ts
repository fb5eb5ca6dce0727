import { defineConfig } from '@playwright/test';
import { browserArguments, findBrowser, packagedBrowser } from '@programme/tools/workspace/browser';
import { availableEdge } from './support/available-edge.js';
import { availableInstalls, installs } from './support/installs.js';
import { product } from './support/product.js';
import { randomRuns } from './support/random-runs.js';
import { fixedProduct } from './support/states/fixed-product.js';
import { withPictures } from './support/states/with-pictures.js';
import { onlyMain } from './support/test-set.js';

const wanted = onlyMain ? /@main/ : /./;
const available = availableInstalls();
const edges = onlyMain ? [] : availableEdge(available);

/** Text is drawn alike on every machine: the stored pictures are compared pixel by pixel. */
const drawnAlike = [...browserArguments, '--font-render-hinting=none', '--disable-lcd-text'];

export default defineConfig({
  globalSetup: './support/start-servers.ts',
  outputDir: './test-results/artifacts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  grep: wanted,
  // It ends a test that hangs; what a page owes is waited for as `expect` says. A journey from a price to a decision takes a
  // minute and a half on a slow machine.
  timeout: randomRuns(240_000),
  // A page of staff takes 1.2 s to its first heading, and 3.4 s beside two other workers; a machine of CI took over 8 s.
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/results.json' }]],
  use: {
    baseURL: product.url,
    screenshot: 'only-on-failure',
    // Where the company is, so that days of page and server are the same at any hour.
    timezoneId: fixedProduct.timezone,
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { ...(await findBrowser()), args: browserArguments },
  },
  projects: [
    { name: 'product', testDir: './journeys' },
    // Each starts a product of its own and releases to it.
    { name: 'releases', testDir: './release-journeys' },
    // Each state of each screen, on data and a day of its own.
    {
      name: 'state-data',
      testDir: './states',
      testMatch: 'seed.setup.ts',
      grep: /./,
      use: { baseURL: fixedProduct.url },
    },
    {
      name: 'states',
      testDir: './states',
      testMatch: withPictures ? '*.spec.ts' : 'states.spec.ts',
      dependencies: ['state-data'],
      snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
      expect: {
        timeout: 15_000,
        // Processors round colours differently: a tenth of the visible scale is let pass, and no pixel beyond it that
        // is more than one of a letter's edge.
        toHaveScreenshot: { animations: 'disabled', caret: 'hide', scale: 'css', threshold: 0.1, maxDiffPixels: 8 },
      },
      use: {
        baseURL: fixedProduct.url,
        locale: 'en-GB',
        deviceScaleFactor: 1,
        screenshot: 'off',
        ...(withPictures && { launchOptions: { ...(await packagedBrowser()), args: drawnAlike } }),
      },
    },
    ...available.map(({ name, url }) => ({
      name: `installed-${name}`,
      testDir: './installed-journeys',
      // The API's tests ask both engines what depends on them.
      grep: name === installs.mariadb.name ? /@mariadb/ : wanted,
      use: { baseURL: url },
    })),
    // As companies run it: some journeys through nginx, and then what is about it, which stops processes.
    ...edges.flatMap(({ url }) => [
      {
        name: 'edge',
        testDir: './journeys',
        grep: /@edge/,
        use: { baseURL: url },
      },
      { name: 'edge-restarts', testDir: './edge-journeys', dependencies: ['edge'], use: { baseURL: url } },
    ]),
  ],
});
