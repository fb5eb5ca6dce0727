import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readRegistry, rollBack } from '../release-folder/registry.js';
import { firstPrices, storeActivePrices } from '../release-folder/price-books.js';
import { pricesWith, remote, shell, shellWithPrice, TestReleases } from './made-up-apps.fixture.js';
import { prerender, prerenderPages } from './prerendered-pages.js';
import type { RequiredFile } from './required-files.js';

type Needed = RequiredFile;

let releases: TestReleases;
let warnings: string[];

beforeEach(async () => {
  releases = await TestReleases.create();
  warnings = [];
  vi.spyOn(console, 'warn').mockImplementation((line) => void warnings.push(String(line)));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await releases.remove();
});

test('the pages of a shell with a remote are rendered, and name the files that a browser needs for them', async () => {
  const shellVersion = await releases.release('shell', shell());
  const version = await releases.release('offers', remote('!'));
  const { index, screen } = await releases.pages(shellVersion, version);
  expect(index.neutralQuery).toEqual(['lang']);
  expect(index.addresses).toEqual(['/', '/EUR', '/offer/:id', '/other']);
  expect(index.routes).toMatchObject([
    { path: '/', chooses: {} },
    { path: '/EUR', chooses: { currency: 'EUR' } },
    { path: '/offer/:id', chooses: {} },
  ]);
  expect(index.routes[1].screens).toEqual(index.routes[0].screens);
  const polish = await screen(index.routes[0].screens['pl.EUR']);
  expect(polish).toMatchObject({ title: '/', html: '<p>złotyEURkit!</p>', keys: ['a'] });
  expect(polish.needs.map(({ part, file }: Needed) => `${part} ${file}`)).toEqual([
    'shell texts-pl.1.js',
    ...['entry.1.js', 'vendor.1.js', 'expose.1.js', 'late.1.js', 'split.1.js', 'screen.1.js'].map(
      (file) => `remote ${file}`,
    ),
    'shell latin.woff2',
    'shell other.woff2',
  ]);
  const english = await screen(index.routes[0].screens['en.PLN']);
  expect(english.needs.map(({ file }: Needed) => file)).not.toContain('other.woff2');
  expect(warnings).toEqual([]);
});

test('the page of an offer is rendered twice: for a browser that has given its code, and for one that has not', async () => {
  const shellVersion = await releases.release('shell', shell());
  const version = await releases.release('offers', remote('!'));
  const { index, screen } = await releases.pages(shellVersion, version);
  const [everyone, , { screens }] = index.routes;
  expect(Object.keys(everyone.screens)).toEqual(['en.PLN', 'en.EUR', 'pl.PLN', 'pl.EUR']);
  expect(Object.keys(screens)).toHaveLength(8);
  expect((await screen(screens['pl.EUR'])).html).toBe('<p>złotyEURkit!</p>');
  expect((await screen(screens['pl.EUR.locked'])).html).toBe('<p class="gate">złotyEURkit!</p>');
});

test('a release is prerendered with the first prices, and with those that were last seen in force', async () => {
  const shellVersion = await releases.release('shell', shellWithPrice());
  const first = await releases.release('offers', remote('!'));
  const { index } = await releases.pages(shellVersion, first);
  expect(index.priceBook).toBe(firstPrices.digest);
  expect(await releases.html(shellVersion, first)).toBe('<p>10000costPLNkit!</p>');

  const other = pricesWith(12_345);
  await storeActivePrices(releases.folder, other);
  const second = await releases.release('offers', remote('?'));
  expect(await releases.html(shellVersion, second)).toBe('<p>10000costPLNkit?</p>');
  expect(await releases.html(shellVersion, second, other)).toBe('<p>12345costPLNkit?</p>');
  expect((await releases.pages(shellVersion, second, other)).index.priceBook).toBe(other.digest);

  await rollBack(releases.folder, 'offers', (registry) => prerenderPages(releases.folder, registry));
  expect(await releases.html(shellVersion, first, other)).toBe('<p>12345costPLNkit!</p>');
  expect(warnings).toEqual([]);
});

test('two renderings of the same pages at the same time, as by two watchers, end with one folder', async () => {
  const shellVersion = await releases.release('shell', shellWithPrice());
  const version = await releases.release('offers', remote('!'));
  const prices = pricesWith(12_345);
  const set = { shell: shellVersion, remote: 'offers', version, prices };
  await Promise.all([prerender(releases.folder, set), prerender(releases.folder, set)]);
  expect(await releases.html(shellVersion, version, prices)).toBe('<p>12345costPLNkit!</p>');
  const sets = (await releases.pageFolders()).filter((name) => name.endsWith('index.json'));
  expect(sets.sort()).toEqual(
    [firstPrices, prices].map(({ digest }) => join(shellVersion, 'offers', version, digest, 'index.json')).sort(),
  );
});

test('a damaged file of prices stops no release', async () => {
  const shellVersion = await releases.release('shell', shellWithPrice());
  await writeFile(join(releases.folder, 'price-book.json'), '{');
  const version = await releases.release('offers', remote('!'));
  expect(await releases.html(shellVersion, version)).toBe('<p>10000costPLNkit!</p>');
});

test('pages of a shell that has prices in its scripts do not say which prices they show', async () => {
  const shellVersion = await releases.release('shell', shell('', '""', true));
  const version = await releases.release('offers', remote('!'));
  expect((await releases.pages(shellVersion, version)).index).not.toHaveProperty('priceBook');
});

test("the style sheet comes with the shell's page, and Node builds lie where browsers cannot ask for them", async () => {
  const version = await releases.release('shell', shell());
  const served = join(releases.folder, 'shell', version);
  const page = await readFile(join(served, 'index.html'), 'utf8');
  expect(page).toContain('<style nonce="__CSP_NONCE__">@font-face{');
  expect(page).toContain(`url(/shell/${version}/latin.woff2)`);
  expect(await readdir(served)).not.toContain('server');
  expect(await readdir(join(releases.folder, 'server/shell', version))).toContain('index.cjs');
});

test('a new shell gets pages with the remote that is live, and going back finds or makes them', async () => {
  const first = await releases.release('shell', shell());
  const version = await releases.release('offers', remote('!'));
  const second = await releases.release('shell', shell('new '));
  expect(await releases.html(second, version)).toBe('<p>new costPLNkit!</p>');
  await rm(join(releases.folder, 'pages', first), { recursive: true });
  await rollBack(releases.folder, 'shell', (registry) => prerenderPages(releases.folder, registry));
  expect((await readRegistry(releases.folder)).shell?.version).toBe(first);
  await expect(releases.pages(first, version)).resolves.toBeDefined();
});

test('a Node build that changes alone keeps the version, and its pages are rendered anew', async () => {
  const shellVersion = await releases.release('shell', shell());
  const version = await releases.release('offers', remote('!'));
  const changed = { ...remote('!'), 'server/screen.cjs': "exports.text = '?';" };
  expect(await releases.release('offers', changed)).toBe(version);
  expect(await releases.html(shellVersion, version)).toBe('<p>costPLNkit?</p>');

  expect(await releases.release('shell', { ...shell(), 'server/texts-en.cjs': 'module.exports = "price"' })).toBe(
    shellVersion,
  );
  expect(await releases.html(shellVersion, version)).toBe('<p>pricePLNkit?</p>');
});

test.each([
  ['throws', { ...remote('!'), 'server/index.cjs': 'throw new RangeError("broken part")' }, 'broken part'],

  ['has no Node build', { 'mf-manifest.json': '{}' }, 'a build for Node is missing'],
  ['needs a newer kit', remote('!', '1.3.0'), 'needs kit ^1.3.0; the shell has 1.2.0'],
  ['asks for what is not shared', { ...remote('!'), 'server/index.cjs': 'require("fs-extra")' }, 'does not share'],
  ["shows its address's parameters", remote('example'), 'shows parameters'],
])('a remote that %s is released all the same, without pages', async (_what, files, reason) => {
  const shellVersion = await releases.release('shell', shell());
  const version = await releases.release('offers', files);
  expect((await readRegistry(releases.folder)).remotes.offers?.version).toBe(version);
  await expect(releases.pages(shellVersion, version)).rejects.toThrow('ENOENT');
  expect(warnings.join('\n')).toContain(reason);
  const left = await readdir(join(releases.folder, 'pages', shellVersion, 'offers')).catch(() => []);
  expect(left).toEqual([]);
});

test('pages that show the id of their price book are not used: other books may have the same prices', async () => {
  const shellVersion = await releases.release('shell', shell('', 'prices.id'));
  const version = await releases.release('offers', remote('!'));
  await expect(releases.pages(shellVersion, version)).rejects.toThrow('ENOENT');
  expect(warnings.join('\n')).toContain("its book's id");
});
