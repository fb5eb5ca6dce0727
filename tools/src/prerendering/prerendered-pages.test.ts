import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { release } from '../release/release.js';
import { readRegistry, rollBack } from '../release-folder/registry.js';
import { prerenderPages, pagesOf } from './prerendered-pages.js';
import type { RequiredFile } from './required-files.js';

type Needed = RequiredFile;

let work: string;
let warnings: string[];

beforeEach(async () => {
  work = await mkdtemp(join(tmpdir(), 'pages-'));
  warnings = [];
  vi.spyOn(console, 'warn').mockImplementation((line) => void warnings.push(String(line)));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(work, { recursive: true });
});

const folder = () => join(work, 'release');

async function released(app: string, files: Record<string, string | object>) {
  const build = join(work, `build-of-${app}`);
  await rm(build, { recursive: true, force: true });
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(build, name)), { recursive: true });
    await writeFile(join(build, name), typeof content === 'string' ? content : JSON.stringify(content));
  }
  return release({ folder: folder(), app, version: '1.0.0', build });
}

const sharedModules = (version: string) => ({
  kit: { version, requiredVersion: `^${version}`, eager: true },
  late: { version, requiredVersion: `^${version}`, eager: false },
});

/** A shell that renders what a remote shows. */
const shell = (mark: string = '') => ({
  'index.html': '<link href="/__RELEASE_BASE__/main.css" rel="stylesheet">',
  'main.css':
    '@font-face{src:url(latin.woff2);unicode-range:U+0000-00FF}@font-face{src:url(other.woff2);unicode-range:U+0100-02BA}',
  'server/shared.json': sharedModules('1.2.0'),
  'server/script-files.json': { 'texts-en': ['texts-en.1.js'], 'texts-pl': ['texts-pl.1.js'] },
  'server/texts-en.cjs': 'module.exports = "cost"',
  'server/texts-pl.cjs': 'module.exports = "złoty"',
  'server/index.cjs': `
    exports.pageChoices = { languages: ['en', 'pl'], currencies: ['PLN', 'EUR'] };
    exports.neutralQuery = ['lang'];
    exports.exampleParameter = 'example';
    exports.sharedModules = { kit: { name: 'kit' }, late: {} };
    exports.pageRoutes = [
      { path: '/', example: '/', remote: 'offers', access: 'everyone', chooses: {} },
      { path: '/EUR', example: '/', remote: 'offers', access: 'everyone', chooses: { currency: 'EUR' } },
      { path: '/other', example: '/other', remote: 'admin', access: 'everyone', chooses: {} },
    ];
    exports.renderPage = async ({ path, language, currency, remote }) => {
      const word = require('./texts-' + language + '.cjs');
      return { title: path, html: '<p>${mark}' + word + currency + remote.module.show() + '</p>', styles: '', keys: ['a'] };
    };`,
});

/** A remote that shows what it is told to, out of a chunk of its own. */
const remote = (shown: string, version: string = '1.0.0') => ({
  'mf-manifest.json': '{}',
  'server/shared.json': sharedModules(version),
  'server/script-files.json': {
    entry: ['entry.1.js'],
    __federation_expose_remote: ['vendor.1.js', 'expose.1.js'],
    screen: ['split.1.js', 'screen.1.js'],
    'shared:kit': ['kit.1.js'],
    'shared:late': ['late.1.js'],
  },
  'server/screen.cjs': `exports.text = ${JSON.stringify(shown)};`,
  'server/index.cjs': `
    const kit = require('kit');
    require('late');
    exports.show = () => kit.name + require('./screen.cjs').text;`,
});

async function pages(shellVersion: string, version: string) {
  const at = pagesOf(folder(), { shell: shellVersion, remote: 'offers', version });
  const index = JSON.parse(await readFile(join(at, 'index.json'), 'utf8'));
  return { index, screen: async (name: string) => JSON.parse(await readFile(join(at, name), 'utf8')) };
}

test('the pages of a shell with a remote are rendered, and name the files that a browser needs for them', async () => {
  const shellVersion = await released('shell', shell());
  const version = await released('offers', remote('!'));
  const { index, screen } = await pages(shellVersion, version);
  expect(index.neutralQuery).toEqual(['lang']);
  expect(index.addresses).toEqual(['/', '/EUR', '/other']);
  expect(index.routes).toMatchObject([
    { path: '/', chooses: {} },
    { path: '/EUR', chooses: { currency: 'EUR' } },
  ]);
  expect(index.routes[1].screens).toEqual(index.routes[0].screens);
  const polish = await screen(index.routes[0].screens['pl.EUR']);
  expect(polish).toMatchObject({ title: '/', html: '<p>złotyEURkit!</p>', keys: ['a'] });
  expect(polish.needs.map(({ part, file }: Needed) => `${part} ${file}`)).toEqual([
    'shell texts-pl.1.js',
    'remote mf-manifest.json',
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

test("the style sheet comes with the shell's page, and Node builds lie where browsers cannot ask for them", async () => {
  const version = await released('shell', shell());
  const served = join(folder(), 'shell', version);
  const page = await readFile(join(served, 'index.html'), 'utf8');
  expect(page).toContain('<style nonce="__CSP_NONCE__">@font-face{');
  expect(page).toContain(`url(/shell/${version}/latin.woff2)`);
  expect(await readdir(served)).not.toContain('server');
  expect(await readdir(join(folder(), 'server/shell', version))).toContain('index.cjs');
});

test('a new shell gets pages with the remote that is live, and going back finds or makes them', async () => {
  const first = await released('shell', shell());
  const version = await released('offers', remote('!'));
  const second = await released('shell', shell('new '));
  const { index, screen } = await pages(second, version);
  expect((await screen(index.routes[0].screens['en.PLN'])).html).toBe('<p>new costPLNkit!</p>');
  await rm(join(folder(), 'pages', first), { recursive: true });
  await rollBack(folder(), 'shell', (registry) => prerenderPages(folder(), registry));
  expect((await readRegistry(folder())).shell?.version).toBe(first);
  await expect(pages(first, version)).resolves.toBeDefined();
});

test.each([
  ['throws', { ...remote('!'), 'server/index.cjs': 'throw new RangeError("broken part")' }, 'broken part'],
  ['has no Node build', { 'mf-manifest.json': '{}' }, 'a build for Node is missing'],
  ['needs a newer kit', remote('!', '1.3.0'), 'needs kit ^1.3.0; the shell has 1.2.0'],
  ['asks for what is not shared', { ...remote('!'), 'server/index.cjs': 'require("fs-extra")' }, 'does not share'],
  ["shows its address's parameters", remote('example'), 'shows the parameters'],
])('a remote that %s is released all the same, without pages', async (_what, files, reason) => {
  const shellVersion = await released('shell', shell());
  const version = await released('offers', files);
  expect((await readRegistry(folder())).remotes.offers?.version).toBe(version);
  await expect(pages(shellVersion, version)).rejects.toThrow('ENOENT');
  expect(warnings.join('\n')).toContain(reason);
  const left = await readdir(join(folder(), 'pages', shellVersion, 'offers')).catch(() => []);
  expect(left).toEqual([]);
});
