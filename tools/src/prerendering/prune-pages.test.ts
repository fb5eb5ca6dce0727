import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { firstPrices, storeActivePrices } from '../release-folder/price-books.js';
import { pricesWith } from './made-up-apps.fixture.js';
import { keptPages, prunePages } from './prune-pages.js';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pages-'));
  const remotes = { offers: { version: '1.0.0', manifest: '' } };
  await writeFile(join(folder, 'remotes.json'), JSON.stringify({ shell: { version: '2.0.0' }, remotes }));
});
afterEach(() => rm(folder, { recursive: true }));

/** Makes a folder of pages that is some minutes old. */
async function pages(path: string, minutes: number): Promise<void> {
  const made = join(folder, 'pages', path);
  await mkdir(made, { recursive: true });
  const time = Date.now() / 1000 - minutes * 60;
  await utimes(made, time, time);
}

const left = async (path: string): Promise<string[]> => (await readdir(join(folder, 'pages', path))).sort();

const digest = (letter: string): string => letter.repeat(64);

test('of what is live the first prices, those in force and the last two others are kept', async () => {
  const active = pricesWith(1);
  await storeActivePrices(folder, active);
  const ages = { [firstPrices.digest]: 900, [active.digest]: 800, a: 40, b: 30, c: 20, d: 10 };
  for (const [name, minutes] of Object.entries(ages))
    await pages(`2.0.0/offers/1.0.0/${name.length === 1 ? digest(name) : name}`, minutes);
  // An older release has its pages beside them.
  await writeFile(join(folder, 'pages/2.0.0/offers/1.0.0/index.json'), '{}');
  await prunePages(folder);
  expect(await left('2.0.0/offers/1.0.0')).toEqual(
    [firstPrices.digest, active.digest, digest('c'), digest('d'), 'index.json'].sort(),
  );
});

test('what is not live is kept with all its prices, the last twelve releases of it', async () => {
  for (let age = 1; age <= keptPages + 2; age += 1) {
    for (const letter of ['a', 'b', 'c', 'd']) await pages(`1.0.0/offers/0.0.${age}/${digest(letter)}`, age);
    await pages(`1.0.0/offers/0.0.${age}`, age);
  }
  await pages('2.0.0/offers/1.0.0', 999);
  await prunePages(folder);
  const kept = await left('1.0.0/offers');
  expect(kept).toHaveLength(keptPages);
  expect(kept).not.toContain(`0.0.${keptPages + 1}`);
  expect(await left('1.0.0/offers/0.0.1')).toHaveLength(4);
  expect(await left('2.0.0/offers')).toEqual(['1.0.0']);
});

test('what a killed process has left half made is removed after an hour', async () => {
  await pages('2.0.0/offers/.incomplete-old', 61);
  await pages('2.0.0/offers/.incomplete-new', 59);
  await prunePages(folder);
  expect(await left('2.0.0/offers')).toEqual(['.incomplete-new']);
});
