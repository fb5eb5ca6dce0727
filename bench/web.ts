/**
 * `npm run bench -- web`: the first visit of a phone, to the product as it is released and to the same sources built as
 * one single-page bundle, one after the other in one run. Prints the medians of five loads of each screen, and their
 * ratios. `AGAINST=<address>` loads a running product instead of the bundle, such as one of an earlier commit: start it
 * with the admin that `api-process.ts` names.
 */
import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { apps, readBuild } from '@programme/tools/release/apps';
import { findBrowser } from '@programme/tools/workspace/browser';
import { releaseUnlessWithdrawn } from '@programme/tools/release/release';
import { shellName } from '@programme/tools/release-folder/registry';
import { buildAll } from '@programme/tools/workspace/build';
import { createOffer, logIn, startApi, stop } from './api-process.js';
import { median } from './figures.js';
import { loadPage, type PageLoad } from './page-load.js';
import { buildSinglePage } from './single-page-build.js';
import { phone } from './throttling.js';

const rounds = Number(process.env.ROUNDS ?? 5);
const against = process.env.AGAINST;

console.log('Building…');
await buildAll();
const work = await mkdtemp(join(tmpdir(), 'bench-web-'));
const products: { name: string; url: string; api?: ChildProcess }[] = [];
const browser = await chromium.launch({
  ...(await findBrowser()),
  args: ['--no-sandbox'],
});
try {
  const federated = join(work, 'federated');
  await releaseUnlessWithdrawn(federated, await Promise.all(apps.map(readBuild)));
  products.push(
    await start('federated', 3221, federated),
    against ? { name: against, url: against } : await startBundle(),
  );
  await measure();
} finally {
  await browser.close();
  for (const { api } of products) if (api) await stop(api);
  await rm(work, { recursive: true, force: true });
}

async function start(name: string, port: number, releases: string) {
  const api = await startApi(`sqlite:${join(work, `${port}.db`)}`, { port, releases });
  return { name, url: `http://127.0.0.1:${port}`, api };
}

async function startBundle() {
  const single = join(work, 'single');
  await buildSinglePage(join(work, 'bundle'));
  await releaseUnlessWithdrawn(single, [{ app: shellName, build: join(work, 'bundle'), version: '1.0.0' }]);
  return start('single bundle', 3222, single);
}

async function measure() {
  const visits = await Promise.all(products.map(async ({ name, url }) => ({ name, screens: await screensOf(url) })));
  const loads: Record<string, Record<string, PageLoad[]>> = {};
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, screens } of visits) {
      for (const [screen, visit] of Object.entries(screens)) {
        ((loads[screen] ??= {})[name] ??= []).push(await loadPage(browser, visit, phone));
      }
    }
  }
  console.log(`\nMedians of ${rounds} loads under: ${phone.name}\n`);
  console.log(tableOf(loads));
}

async function screensOf(url: string): Promise<Record<string, Parameters<typeof loadPage>[1]>> {
  const cookie = await logIn(url);
  const [name = '', ...value] = cookie.split('=');
  const offer = await createOffer(cookie, [{ packageType: 'both', activeUsers: 123, monthsCount: 4 }], url);
  return {
    '/': { url: `${url}/?lang=en`, field: 'input[name=employed_2025]' },
    '/comfort': { url: `${url}/comfort?lang=en`, field: 'main input' },
    '/offer/{id}': { url: `${url}/offer/${offer.id}?lang=en`, field: 'main input' },
    '/offers': {
      url: `${url}/offers?lang=en`,
      field: 'main input[type=search], main input',
      cookies: [{ name, value: value.join('='), url }],
    },
  };
}

/** As Markdown, for docs/performance.md. */
function tableOf(loads: Record<string, Record<string, PageLoad[]>>) {
  const figures = [
    ['JavaScript, KiB', 'scripts', (bytes: number) => (bytes / 1024).toFixed(1)],
    ['Requests', 'requests', String],
    ['Serial hops before LCP', 'hops', String],
    ['FCP, ms', 'fcp', whole],
    ['LCP, ms', 'lcp', whole],
    ['TBT, ms', 'tbt', whole],
    ['CLS', 'cls', (shift: number) => shift.toFixed(3)],
    ['Field can be typed into, ms', 'field', whole],
    ['React has the field, ms', 'input', whole],
  ] as const;
  const names = products.map(({ name }) => name);
  const rows = Object.entries(loads).flatMap(([screen, byProduct]) =>
    figures.map(([label, figure, format]) => {
      const [one = NaN, other = NaN] = names.map((name) => median((byProduct[name] ?? []).map((load) => load[figure])));
      return [`\`${screen}\``, label, format(one), format(other), other > 0 ? (one / other).toFixed(2) : '–'];
    }),
  );
  return [['Screen', '', ...names, 'Ratio'], ['---', '---', '--:', '--:', '--:'], ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

function whole(value: number) {
  return value.toFixed(0);
}
