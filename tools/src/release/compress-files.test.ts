import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compressFiles } from './compress-files.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'version-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('Scripts and styles get compressed files beside them; pictures and what is small do not', async () => {
  const text = 'const answer = 42;\n'.repeat(100);
  for (const name of ['main.js', 'main.css', 'font.woff2']) await writeFile(join(folder, name), text);
  await writeFile(join(folder, 'small.js'), 'const a = 1;');
  await compressFiles(folder);
  expect((await readdir(folder)).sort()).toEqual(
    ['font.woff2', 'main.css', 'main.css.br', 'main.css.gz', 'main.js', 'main.js.br', 'main.js.gz', 'small.js'].sort(),
  );
  expect(brotliDecompressSync(await readFile(join(folder, 'main.js.br'))).toString()).toBe(text);
  expect(gunzipSync(await readFile(join(folder, 'main.js.gz'))).toString()).toBe(text);
});

test('A version that has its compressed files keeps them', async () => {
  await writeFile(join(folder, 'main.js'), 'const answer = 42;\n'.repeat(100));
  await compressFiles(folder);
  const before = await stat(join(folder, 'main.js.br'));
  await compressFiles(folder);
  expect((await stat(join(folder, 'main.js.br'))).mtimeMs).toBe(before.mtimeMs);
});
