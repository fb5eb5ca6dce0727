/**
 * `npm run bench -- client`: what a client waits for. How long until an offer can be read after its password was given, until
 * the dialog that accepts it can be filled in after the tap, and until its PDF is there, on this machine and on a phone
 * (4 times slower, 1.6 Mbps, 150 ms); and whether wrong, unknown and locked offers can be told apart by the time that their
 * answers take, on SQLite and on MariaDB.
 */
import { statSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { apiPath, apiPaths } from '@programme/contracts';
import { buildAll } from '@programme/tools/workspace/build';
import { findBrowser } from '@programme/tools/workspace/browser';
import { createOffer, logIn, onBothEngines, startApi, stop, url } from './api-process.js';
import { median, milliseconds } from './figures.js';
import { asIs, phone, throttle, type Conditions } from './throttling.js';

const rounds = 5;
const readingMs = 3_000;
const tries = 30;
const unknown = '11111111-9d0d-4b6f-8f3e-3d2f0c9a7b11';

await buildAll();
const { releaseAll } = await import('@programme/tools/release/release-all');
await releaseAll();

const waits: Record<string, string>[] = [];
const secrets: Record<string, string>[] = [];
await onBothEngines(async (engine, databaseUrl) => {
  const api = await startApi(databaseUrl);
  try {
    const cookie = await logIn();
    const offer = await createOffer(cookie, [
      { packageType: 'both', activeUsers: 123, monthsCount: 4, note: 'What we talked about' },
      { packageType: 'enterprise', activeUsers: 260, monthsCount: 12 },
      { packageType: 'comfort', employeesCount: 45, monthsCount: 6 },
    ]);
    if (engine === 'SQLite') for (const conditions of [asIs, phone]) waits.push(await waitsOf(offer, conditions));
    secrets.push(...(await secretsOf(engine, offer.id)));
  } finally {
    await stop(api);
  }
});
console.table(waits);
console.table(secrets);

async function waitsOf(offer: { id: string; password: string }, conditions: Conditions) {
  const browser = await chromium.launch({
    ...(await findBrowser()),
    args: ['--no-sandbox'],
  });
  const times: Record<'readable' | 'dialog' | 'pdf', number[]> = { readable: [], dialog: [], pdf: [] };
  let bytes = 0;
  const remotes = new Set<string>();
  for (let round = 0; round < rounds; round += 1) {
    // Each reader has an address of its own, and a cold cache.
    const context = await browser.newContext({
      viewport: { width: 360, height: 740 },
      extraHTTPHeaders: { 'X-Forwarded-For': `198.51.100.${round}` },
    });
    const page = await context.newPage();
    page.on('request', (request) => {
      const remote = /^\/remotes\/(\w+)\//.exec(new URL(request.url()).pathname)?.[1];
      if (remote) remotes.add(remote);
    });
    await throttle(page, conditions);
    await page.goto(`${url}/offer/${offer.id}?lang=en`);
    await page.getByRole('main').locator('form input').fill(offer.password);
    // The prices are what is waited for; the chart below them comes later.
    const readable = await timeFrom(page, 'submit', 'main article', String.raw`\d\s?zł`);
    await page.getByRole('main').locator('button[type=submit]').click();
    times.readable.push(await readable());

    await page.waitForLoadState('networkidle');
    // Nobody accepts what they have not read.
    await pause(readingMs);
    const dialog = await timeFrom(page, 'click', '[role=dialog] input[type=radio]', '');
    await page.getByRole('button', { name: 'Accept', exact: true }).click();
    times.dialog.push(await dialog());
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    const start = performance.now();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /PDF/ }).click(),
    ]);
    times.pdf.push(performance.now() - start);
    bytes = statSync(await download.path()).size;
    await context.close();
  }
  await browser.close();
  return {
    conditions: conditions.name,
    'readable after the password': milliseconds(median(times.readable)),
    'accept dialog after the tap': milliseconds(median(times.dialog)),
    'PDF, first click': milliseconds(median(times.pdf)),
    'size of the PDF': `${(bytes / 1000).toFixed(0)} kB`,
    'remotes loaded': [...remotes].join(', '),
  };
}

/**
 * Measures in the page from the next `event` until an element is drawn whose text matches `pattern`; answers what waits for
 * that, in ms.
 */
async function timeFrom(page: Page, event: string, selector: string, pattern: string) {
  const name = `${event} ${selector}`;
  await page.evaluate(
    ({ event, selector, pattern, name }) => {
      addEventListener(event, () => performance.mark(name), { capture: true, once: true });
      new MutationObserver((_changes, observer) => {
        const element = document.querySelector(selector);
        if (!element || !new RegExp(pattern).test(element.textContent ?? '')) return;
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(() => performance.measure(`${name} drawn`, name)));
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    },
    { event, selector, pattern, name },
  );
  return async () => {
    await page.waitForFunction((measured) => performance.getEntriesByName(measured).length > 0, `${name} drawn`);
    return page.evaluate((measured) => performance.getEntriesByName(measured)[0]?.duration ?? NaN, `${name} drawn`);
  };
}

async function secretsOf(engine: string, offerId: string) {
  const guess: (id: string, visitor: string) => Promise<Response> = (id, visitor) =>
    fetch(`${url}${apiPath(apiPaths.offerValidate, { id })}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': visitor },
      body: JSON.stringify({ password: 'K7QMC-3XPWC-9RTDF' }),
    });
  const read: (id: string) => Promise<Response> = (id) => fetch(`${url}${apiPath(apiPaths.offerPublic, { id })}`);
  const perVisitor = 5;
  // Of a network each: what one network may ask is limited.
  const visitorOf = (round: number) => `10.${Math.floor(round / perVisitor)}.0.1`;
  return [
    await compare('wrong password, no such offer', (id, round) => guess(id, visitorOf(round))),
    // By now the guesses of all these visitors are used up.
    await compare('too many guesses, no such offer', (id) => guess(id, visitorOf(0))),
    await compare('not unlocked, no such offer', read),
  ];

  async function compare(what: string, call: (id: string, round: number) => Promise<Response>) {
    const times: Record<string, number[]> = { [offerId]: [], [unknown]: [] };
    for (let round = 0; round < tries; round += 1) {
      for (const id of [offerId, unknown]) {
        const start = performance.now();
        await (await call(id, round)).text();
        times[id]?.push(performance.now() - start);
      }
    }
    const [there, nowhere] = [median(times[offerId] ?? []), median(times[unknown] ?? [])];
    return {
      engine,
      what,
      there: milliseconds(there),
      nowhere: milliseconds(nowhere),
      apart: milliseconds(Math.abs(there - nowhere)),
    };
  }
}
