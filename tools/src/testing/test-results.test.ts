import { readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { freshFile } from './test-results.js';

test('A runner can write its results in a clone that has no folder for them, and older ones are gone', async () => {
  const path = `test-results/fresh-${process.pid}/results.json`;
  const file = await freshFile(path);
  await writeFile(file, 'old');
  await freshFile(path);
  await expect(readFile(file)).rejects.toThrow('ENOENT');
  await rm(dirname(file), { recursive: true });
});
