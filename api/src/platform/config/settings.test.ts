import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { environmentSchema } from './environment.schema.js';

/** Development sets it by itself (`npm run dev`). */
const undocumented = ['REMOTES_OVERRIDE'];

test('docs/settings.md has each setting that the API reads, and no other', () => {
  const page = readFileSync(new URL('../../../../docs/settings.md', import.meta.url), 'utf8');
  const named = page
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => line.split('|')[1]?.match(/[A-Z_]{3,}/g) ?? []);
  const read = Object.keys(environmentSchema.fields).filter((name) => !undocumented.includes(name));
  expect(named.toSorted()).toEqual(read.toSorted());
});
