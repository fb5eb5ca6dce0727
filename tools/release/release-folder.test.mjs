import { mkdtemp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRegistry, releaseRemote, releaseShell } from './release-folder.mjs';

/** @type {string} */
let work;

beforeEach(async () => {
  work = await mkdtemp(join(tmpdir(), 'release-'));
  await mkdir(join(work, 'build'));
});
afterEach(() => rm(work, { recursive: true }));

/** @param {Record<string, string>} files */
async function build(files) {
  for (const [name, content] of Object.entries(files)) await writeFile(join(work, 'build', name), content);
  return join(work, 'build');
}

const folder = () => join(work, 'release');

test('a remote is found where the registry says, and the registry says it', async () => {
  const version = await releaseRemote({
    folder: folder(),
    name: 'offers',
    version: '1.2.0',
    build: await build({ 'mf-manifest.json': '{}', 'mf-stats.json': '{}', 'entry.js': 'one' }),
  });
  expect(version).toMatch(/^1\.2\.0-[0-9a-f]{8}$/);
  const { remotes } = await readRegistry(folder());
  expect(remotes).toEqual({ offers: { version, manifest: `/remotes/offers/${version}/mf-manifest.json` } });
  const released = join(folder(), 'remotes/offers', version);
  expect((await readdir(released)).sort()).toEqual(['entry.js', 'mf-manifest.json']);
});

test('the same build is released once; another one gets a version of its own and leaves the first in place', async () => {
  const release = async (/** @type {string} */ content) =>
    releaseRemote({ folder: folder(), name: 'admin', version: '1.0.0', build: await build({ 'entry.js': content }) });
  const first = await release('one');
  expect(await release('one')).toBe(first);
  const second = await release('two');
  expect(second).not.toBe(first);
  expect((await readdir(join(folder(), 'remotes/admin'))).sort()).toEqual([first, second].sort());
  expect((await readRegistry(folder())).remotes.admin?.version).toBe(second);
});

test("the shell's page names the folder that it was released to", async () => {
  const version = await releaseShell({
    folder: folder(),
    version: '1.0.0',
    build: await build({ 'index.html': '<script src="/__RELEASE_BASE__/main.js"></script>' }),
  });
  const page = await readFile(join(folder(), 'shell', version, 'index.html'), 'utf8');
  expect(page).toBe(`<script src="/shell/${version}/main.js"></script>`);
  expect((await readRegistry(folder())).shell).toEqual({ version });
});

test('two releases of one build at the same time end with one folder and nothing half made', async () => {
  const source = await build({ 'entry.js': 'one' });
  const release = () => releaseRemote({ folder: folder(), name: 'offers', version: '1.0.0', build: source });
  const [one, other] = await Promise.all([release(), release()]);
  expect(one).toBe(other);
  expect(await readdir(join(folder(), 'remotes/offers'))).toEqual([one]);
});
