import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lookAgainMs, ReleaseRegistry } from './release-registry.js';

const digest = 'd'.repeat(64);
const visit = { path: '/', search: '', cookies: '', hasSession: false, offer: undefined };

let directory: string;
let registry: ReleaseRegistry;

const put = async (path: string, content: unknown): Promise<void> => {
  await mkdir(dirname(join(directory, path)), { recursive: true });
  await writeFile(join(directory, path), typeof content === 'string' ? content : JSON.stringify(content));
};

const render = async (): Promise<void> => {
  const folder = `pages/1.0.0/calculators/2.0.0/${digest}`;
  await put(`${folder}/page.json`, { title: '', html: '<h1>here</h1>', styles: '', keys: [], needs: [] });
  const routes = [{ path: '/', chooses: {}, screens: { 'en.PLN': 'page.json' } }];
  await put(`${folder}/index.json`, { neutralQuery: [], priceBook: digest, routes });
};

const isPrerendered = async (prices = digest): Promise<boolean> => {
  const release = await registry.live(prices);
  const known = { id: 'any', digest: prices, content: {}, next: null } as never;
  return (await release.page(visit, { texts: [], prices: known })).includes('<h1>here');
};

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  directory = await mkdtemp(join(tmpdir(), 'release-'));
  await put('shell/1.0.0/index.html', '<html lang="en"><head></head><body><div id="root"></div></body></html>');
  const line = { version: '2.0.0', manifest: '/remotes/calculators/2.0.0/mf-manifest.json' };
  await put('remotes.json', { shell: { version: '1.0.0' }, remotes: { calculators: line } });
  registry = new ReleaseRegistry({ releasesDirectory: directory, remotesOrigin: undefined, remoteOverride: undefined });
});

afterEach(async () => {
  vi.useRealTimers();
  await rm(directory, { recursive: true });
});

it('looks for missing pages again after two seconds, not at each page', async () => {
  expect(await isPrerendered()).toBe(false);
  await render();
  vi.advanceTimersByTime(lookAgainMs - 1);
  expect(await isPrerendered()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(await isPrerendered()).toBe(true);
});

it('looks at once when other prices come into force, and looks no more once it has their pages', async () => {
  await render();
  expect(await isPrerendered('a'.repeat(64))).toBe(false);
  expect(await isPrerendered()).toBe(true);
  await rm(join(directory, 'shell'), { recursive: true });
  vi.advanceTimersByTime(lookAgainMs);
  expect(await isPrerendered()).toBe(true);
});

it('keeps what it has when a later look fails', async () => {
  expect(await isPrerendered()).toBe(false);
  await rm(join(directory, 'shell'), { recursive: true });
  vi.advanceTimersByTime(lookAgainMs);
  expect(await isPrerendered()).toBe(false);
});
