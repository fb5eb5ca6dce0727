import { createHash } from 'node:crypto';
import { mkdtemp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keptVersions, release, releaseUnlessWithdrawn } from './release.js';
import { readRegistry, rollBack, releaseInfoFile } from '../release-folder/registry.js';

let work: string;

beforeEach(async () => {
  work = await mkdtemp(join(tmpdir(), 'release-'));
  await mkdir(join(work, 'build'));
});
afterEach(() => rm(work, { recursive: true }));

async function build(files: Record<string, string>) {
  for (const [name, content] of Object.entries(files)) await writeFile(join(work, 'build', name), content);
  return join(work, 'build');
}

const folder = () => join(work, 'release');

test('a remote is found where the registry says, and the registry says it', async () => {
  const version = await release({
    folder: folder(),
    app: 'offers',
    version: '1.2.0',
    build: await build({ 'mf-manifest.json': '{}', 'mf-stats.json': '{}', 'entry.js': 'one' }),
  });
  expect(version).toMatch(/^1\.2\.0-[0-9a-f]{8}$/);
  const { remotes } = await readRegistry(folder());
  expect(remotes).toEqual({ offers: { version, manifest: `/remotes/offers/${version}/mf-manifest.json` } });
  const released = join(folder(), 'remotes/offers', version);
  expect((await readdir(released)).sort()).toEqual(['entry.js', 'mf-manifest.json', releaseInfoFile]);
});

test('what a remote needs of the page stands in its line of the registry, and goes back with it', async () => {
  const needs = { contract: { built: '1.3.0', lowest: '1.0.0' }, shared: { react: '^19.3.1' } };
  const first = await releaseAdmin('one');
  await build({ 'remote-needs.json': JSON.stringify(needs) });
  const second = await releaseAdmin('two');
  const manifest = (version: string) => `/remotes/admin/${version}/mf-manifest.json`;
  expect((await readRegistry(folder())).remotes.admin).toEqual({ version: second, manifest: manifest(second), needs });
  await rollBack(folder(), 'admin');
  expect((await readRegistry(folder())).remotes.admin).toEqual({ version: first, manifest: manifest(first) });
});

test('the same build is released once; another one gets a version of its own and leaves the first in place', async () => {
  const releaseBuild = async (content: string) =>
    release({ folder: folder(), app: 'admin', version: '1.0.0', build: await build({ 'entry.js': content }) });
  const first = await releaseBuild('one');
  expect(await releaseBuild('one')).toBe(first);
  const second = await releaseBuild('two');
  expect(second).not.toBe(first);
  expect((await readdir(join(folder(), 'remotes/admin'))).sort()).toEqual([first, second].sort());
  expect((await readRegistry(folder())).remotes.admin?.version).toBe(second);
});

test('a remote is released with what its first script must be', async () => {
  const manifest = JSON.stringify({ metaData: { remoteEntry: { name: 'entry.js' } } });
  await release({
    folder: folder(),
    app: 'offers',
    version: '1.0.0',
    build: await build({ 'mf-manifest.json': manifest, 'entry.js': 'one', 'chunk.js': 'two' }),
  });
  const digest = createHash('sha384').update('one').digest('base64');
  expect((await readRegistry(folder())).remotes.offers?.integrity).toEqual({ 'entry.js': `sha384-${digest}` });
});

test("the shell's page names the folder that it was released to, and says what its scripts must be", async () => {
  const version = await release({
    folder: folder(),
    app: 'shell',
    version: '1.0.0',
    build: await build({
      'index.html':
        '<head><script defer src="/__RELEASE_BASE__/starter.js"></script>' +
        '<script defer src="/__RELEASE_BASE__/main.js"></script></head><body></body>',
      'starter.js': 'one',
      'main.js': 'two',
    }),
  });
  const page = await readFile(join(folder(), 'shell', version, 'index.html'), 'utf8');
  const integrity = (content: string) => `integrity="sha384-${createHash('sha384').update(content).digest('base64')}"`;
  expect(page).toBe(
    `<head><link rel="preload" href="/shell/${version}/main.js" ${integrity('two')} as="script" fetchpriority="low" data-after-paint></head>` +
      `<body><script async src="/shell/${version}/starter.js" ${integrity('one')}></script></body>`,
  );
  expect((await readRegistry(folder())).shell).toEqual({ version });
});

test('two releases of one build at the same time end with one folder and nothing half made', async () => {
  const source = await build({ 'entry.js': 'one' });
  const releaseBuild = () => release({ folder: folder(), app: 'offers', version: '1.0.0', build: source });
  const [one, other] = await Promise.all([releaseBuild(), releaseBuild()]);
  expect(one).toBe(other);
  expect(await readdir(join(folder(), 'remotes/offers'))).toEqual([one]);
});

const releaseAdmin = async (content: string) =>
  release({ folder: folder(), app: 'admin', version: '1.0.0', build: await build({ 'entry.js': content }) });

const live = async () => (await readRegistry(folder())).remotes.admin?.version;

test('a release says what it is made of, and what each of its files must be', async () => {
  const version = await releaseAdmin('one');
  const info = JSON.parse(await readFile(join(folder(), 'remotes/admin', version, releaseInfoFile), 'utf8'));
  expect(info).toMatchObject({ part: 'admin', version, node: process.version });
  expect(info.files).toEqual({ 'entry.js': `sha384-${createHash('sha384').update('one').digest('base64')}` });
});

test('rolling back makes the earlier release live, step by step, until there is none', async () => {
  const versions = [await releaseAdmin('one'), await releaseAdmin('two'), await releaseAdmin('three')];
  await expect(rollBack(folder(), 'admin')).resolves.toEqual({ from: versions[2], to: versions[1] });
  expect(await live()).toBe(versions[1]);
  await rollBack(folder(), 'admin');
  expect(await live()).toBe(versions[0]);
  await expect(rollBack(folder(), 'admin')).rejects.toThrow('no earlier release');
  await expect(rollBack(folder(), 'offers')).rejects.toThrow('no earlier release');
  expect(await live()).toBe(versions[0]);
});

test('what was rolled back stays so at the next start, until it is released on purpose', async () => {
  const first = await releaseAdmin('one');
  const second = await releaseAdmin('two');
  await rollBack(folder(), 'admin');
  const start = () =>
    releaseUnlessWithdrawn(folder(), [{ app: 'admin', version: '1.0.0', build: join(work, 'build') }]);
  await start();
  expect(await live()).toBe(first);
  expect(await releaseAdmin('two')).toBe(second);
  await start();
  expect(await live()).toBe(second);
});

test('the last versions are kept, the live one however old it is', async () => {
  const versions = [];
  for (let made = 0; made < keptVersions + 3; made += 1) versions.push(await releaseAdmin(`build ${made}`));
  const kept = await readdir(join(folder(), 'remotes/admin'));
  expect(kept.sort()).toEqual(versions.slice(-keptVersions).sort());
  expect(kept).toContain(await live());
});

test('what is gone from the folder is never gone back to: it is skipped, and refused when nothing else is left', async () => {
  const versions = [];
  for (let made = 0; made < keptVersions + 3; made += 1) versions.push(await releaseAdmin(`build ${made}`));
  const gone = versions.at(-3) ?? '';
  await rm(join(folder(), 'remotes/admin', gone), { recursive: true });
  const left = versions.slice(-keptVersions).filter((version) => version !== gone);
  for (const version of left.slice(0, -1).reverse()) {
    await rollBack(folder(), 'admin');
    expect(await live()).toBe(version);
  }
  await expect(rollBack(folder(), 'admin')).rejects.toThrow('no earlier release of admin that is still kept');
  expect(await live()).toBe(left[0]);
});
