import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isAbsolute } from 'node:path';
import { expect, it } from 'vitest';
import { unusedParts } from './unused-parts.js';

const require = createRequire(import.meta.url);

it.each(Object.keys(unusedParts))('%s, which no app calls, is still where the build leaves it out', (part) => {
  expect(existsSync(isAbsolute(part) ? part : require.resolve(part.replace(/\$$/, '')))).toBe(true);
});
