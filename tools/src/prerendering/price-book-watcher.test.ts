import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '@programme/api-testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { firstPrices, knownPrices } from '../release-folder/price-books.js';
import { nodeParameters } from '../workspace/node-parameters.js';
import { pricesWith, remote, shellWithPrice, TestReleases } from './made-up-apps.fixture.js';
import { pagesOf } from './prerendered-pages.js';
import { PriceBookApi } from './price-book-api.fixture.js';
import { watchPriceBook } from './price-book-watcher.js';

const other = pricesWith(12_345);
const patience = { timeout: 60_000, interval: 50 };

let releases: TestReleases;
let api: PriceBookApi;
let stop: AbortController;
let watching: Promise<void>[];
let printed: string[];

beforeEach(async () => {
  releases = await TestReleases.create();
  api = new PriceBookApi(firstPrices);
  stop = new AbortController();
  watching = [];
  printed = [];
  for (const name of ['log', 'warn'] as const)
    vi.spyOn(console, name).mockImplementation((line) => void printed.push(String(line)));
});
afterEach(async () => {
  stop.abort();
  await Promise.all(watching);
  await api.close().catch(() => undefined);
  await releases.remove();
});

const watch = (addresses = [api.address]): void =>
  void watching.push(watchPriceBook({ folder: releases.folder, addresses, signal: stop.signal }));

/** Releases a shell that shows a price, and a remote; returns a reader of the page with some prices. */
async function releaseApps(mark = '!') {
  const [shell, offers] = [
    await releases.release('shell', shellWithPrice()),
    await releases.release('offers', remote(mark)),
  ];
  return { shell, offers, html: (prices = other) => releases.html(shell, offers, prices) };
}

test('the pages of the prices in force are rendered once, and those of other prices stay', async () => {
  const { html } = await releaseApps();
  api.switchTo(other);
  await api.listen();
  watch();
  await vi.waitFor(async () => expect(await html()).toBe('<p>12345costPLNkit!</p>'), patience);
  expect(await html(firstPrices)).toBe('<p>10000costPLNkit!</p>');
  expect(await knownPrices(releases.folder)).toEqual([firstPrices, other]);
  watch();
  await vi.waitFor(() => expect(api.statuses).toHaveLength(2), patience);
  stop.abort();
  await Promise.all(watching);
  expect(printed).toEqual([expect.stringMatching(/^Prerendered offers 1\.0\.0-\w+ with the prices \w{8}$/)]);
});

test('at the announced instant the pages of the next prices are rendered, and none before', async () => {
  const { html } = await releaseApps();
  const instant = new Date(Date.now() + 3000);
  api.switchTo(other, instant);
  await api.listen();
  watch();
  await vi.waitFor(async () => expect(await html()).toBe('<p>12345costPLNkit!</p>'), patience);
  // eslint-disable-next-line no-restricted-syntax -- the watcher waits for an instant of this machine's clock
  expect(Date.now()).toBeGreaterThanOrEqual(instant.getTime());
  expect(api.statuses[0]).toBe(200);
});

test('an unchanged book is not sent again', async () => {
  await releaseApps();
  // An instant that this clock has passed and the API has not.
  api.switchTo(other, new Date(Date.now() + 600_000));
  await api.listen();
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000);
  watch();
  await vi.waitFor(() => expect(api.statuses.slice(0, 3)).toEqual([200, 304, 304]), patience);
});

test('it waits for an API that is away, and asks the other process of one that is down', async () => {
  const { html } = await releaseApps();
  api.switchTo(other);
  const [down, later] = [await freePort(), await freePort()];
  const asked = vi.spyOn(globalThis, 'fetch');
  watch([`http://127.0.0.1:${down}`, `http://127.0.0.1:${later}`]);
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2), patience);
  await api.listen(later);
  await vi.waitFor(async () => expect(await html()).toBe('<p>12345costPLNkit!</p>'), patience);
  expect(printed).toHaveLength(1);
});

test.each([
  ['is not ready', (response) => response.writeHead(503).end()],
  ['sends no JSON', (response) => response.writeHead(200).end('<html>')],
  ['sends something else', (response) => response.writeHead(200).end('{"content":{}}')],
  ['sends prices with the digest of others', (response) => response.end(JSON.stringify({ ...other, digest: 'a' }))],
  ['sends one to another address', (response) => response.writeHead(302, { location: '/' }).end()],
  ['breaks off', (response) => response.destroy()],
] satisfies [string, NonNullable<PriceBookApi['answer']>][])(
  'nothing is rendered while the API %s, and that is no end',
  async (_what, answer) => {
    const { html } = await releaseApps();
    api.switchTo(other);
    let asked = 0;
    api.answer = (response) => {
      asked += 1;
      if (asked === 2) api.answer = undefined;
      answer(response);
    };
    await api.listen();
    watch();
    await vi.waitFor(() => expect(asked).toBe(2), patience);
    expect(await html()).toBeUndefined();
    await vi.waitFor(async () => expect(await html()).toBe('<p>12345costPLNkit!</p>'), patience);
  },
);

test('a remote that cannot be rendered is named once, and keeps no other from its pages', async () => {
  const { html } = await releaseApps();
  await releases.release('admin', { ...remote('!'), 'server/index.cjs': 'throw new RangeError("broken part")' });
  printed = [];
  // Asks every second.
  api.switchTo(other);
  api.switchTo(pricesWith(1), new Date(Date.now() + 600_000));
  await api.listen();
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000);
  watch();
  await vi.waitFor(() => expect(api.statuses.length).toBeGreaterThanOrEqual(4), patience);
  expect(await html()).toBe('<p>12345costPLNkit!</p>');
  expect(printed.filter((line) => line.includes('broken part'))).toHaveLength(1);
});

test('pages that a release has not got are rendered too', async () => {
  const { shell, offers, html } = await releaseApps();
  await rm(join(releases.folder, 'pages'), { recursive: true });
  await api.listen();
  watch();
  await vi.waitFor(async () => expect(await html(firstPrices)).toBe('<p>10000costPLNkit!</p>'), patience);
  expect(shell).not.toBe(offers);
});

test.each(['SIGTERM', 'SIGINT'] as const)('%s ends it and its rendering at once', async (signal) => {
  const { shell, offers, html } = await releaseApps();
  const marker = join(releases.folder, 'pid');
  const endless = `require('node:fs').writeFileSync(${JSON.stringify(marker)}, String(process.pid)); for (;;);`;
  const server = join(releases.folder, 'server/offers', offers, 'index.cjs');
  await writeFile(server, endless);
  api.switchTo(other);
  await api.listen();
  const program = [...nodeParameters('../prerender', import.meta.url), api.address];
  const child = spawn(process.execPath, program, { env: { ...process.env, REMOTES_DIR: releases.folder } });
  const ended = once(child, 'exit');
  const renderer = await vi.waitFor(async () => {
    const pid = Number(await readFile(marker, 'utf8'));
    return pid || Promise.reject(new Error('It is being written'));
  }, patience);
  child.kill(signal);
  expect(await ended).toEqual([0, null]);
  expect(() => process.kill(renderer, 0)).toThrow('ESRCH');
  expect(await html()).toBeUndefined();
  expect(
    await stat(pagesOf(releases.folder, { shell, remote: 'offers', version: offers }, firstPrices.digest)),
  ).toBeDefined();
  expect((await releases.pageFolders()).filter((name) => name.includes('.incomplete'))).toEqual([]);
});

test.each([[[]], [['not an address']]])('the program wants addresses: %j', async (addresses) => {
  const child = spawn(process.execPath, [...nodeParameters('../prerender', import.meta.url), ...addresses]);
  expect(await once(child, 'exit')).toEqual([2, null]);
});
