/**
 * `npm run bench -- lighthouse`: Lighthouse's scores for a phone (performance, accessibility, best practices) of the public
 * calculators, of an offer's gate and of the unlocked offer. Each is the median run of ROUNDS by its performance, as
 * Lighthouse's authors advise: a run differs from the next by up to ten points. npx fetches Lighthouse, which is larger
 * than all other tools together.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { apiPath, apiPaths } from '@programme/contracts';
import { releaseAll } from '@programme/tools/release/release-all';
import { browserArguments, findBrowser } from '@programme/tools/workspace/browser';
import { buildAll } from '@programme/tools/workspace/build';
import { createOffer, logIn, startApi, stop, url } from './api-process.js';

/** The last version that runs on Node 20. */
const lighthouse = 'lighthouse@12.8.2';
const debuggingPort = 9333;
const rounds = Number(process.env.ROUNDS ?? 5);
const categories = ['performance', 'accessibility', 'best-practices'] as const;
const metrics = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'] as const;

type Report = {
  readonly categories: Record<(typeof categories)[number], { readonly score: number | null }>;
  readonly audits: Record<(typeof metrics)[number], { readonly displayValue?: string }>;
};

await buildAll();
await releaseAll();
const folder = await mkdtemp(join(tmpdir(), 'bench-lighthouse-'));
const api = await startApi(`sqlite:${join(folder, 'app.db')}`);
const browser = await chromium.launchPersistentContext(join(folder, 'profile'), {
  ...(await findBrowser()),
  args: [...browserArguments, `--remote-debugging-port=${debuggingPort}`],
});
try {
  const offer = await createOffer(await logIn(), [{ packageType: 'both', activeUsers: 123, monthsCount: 4 }]);
  const offerPath = `/offer/${offer.id}`;
  const rows = [];
  for (const screen of ['/', '/comfort']) rows.push({ screen, ...(await audit(screen)) });
  rows.push({ screen: '/offer/{id}, locked', ...(await audit(offerPath)) });
  // Lighthouse keeps cookies.
  const answer = await browser.request.post(`${url}${apiPath(apiPaths.offerValidate, { id: offer.id })}`, {
    data: { password: offer.password },
  });
  if (!answer.ok()) throw new Error(`The offer stayed locked: ${answer.status()}`);
  rows.push({ screen: '/offer/{id}, unlocked', ...(await audit(offerPath)) });
  console.table(rows);
} finally {
  await browser.close();
  await stop(api);
  await rm(folder, { recursive: true, force: true });
}

/** The median run. */
async function audit(screen: string) {
  const runs = [];
  for (let round = 0; round < rounds; round += 1) runs.push(await run(screen));
  return runs.sort((one, other) => one.performance - other.performance)[Math.floor(rounds / 2)];
}

async function run(screen: string) {
  const report = join(folder, 'report.json');
  await promisify(execFile)('npx', [
    '--yes',
    lighthouse,
    `${url}${screen}`,
    '--quiet',
    '--output=json',
    `--output-path=${report}`,
    `--only-categories=${categories.join()}`,
    `--port=${debuggingPort}`,
  ]);
  const { categories: scores, audits } = JSON.parse(await readFile(report, 'utf8')) as Report;
  const scoreOf = (name: (typeof categories)[number]) => Math.round((scores[name].score ?? 0) * 100);
  return {
    performance: scoreOf('performance'),
    accessibility: scoreOf('accessibility'),
    'best-practices': scoreOf('best-practices'),
    ...Object.fromEntries(metrics.map((name) => [name, audits[name].displayValue])),
  };
}
