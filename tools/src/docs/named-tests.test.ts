import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../workspace/root.js';
import { faultsOfNamedTests } from './named-tests.js';

const security = readFileSync(join(root, 'docs/security.md'), 'utf8');

test('every test that docs/security.md names is there, and every requirement names one or says that none does', () => {
  expect(security.match(/\.(test|spec)\.tsx?`/g)?.length).toBeGreaterThan(50);
  expect(faultsOfNamedTests(security, root)).toEqual([]);
});

test('every test that docs/reliability.md names is there', () => {
  const reliability = readFileSync(join(root, 'docs/reliability.md'), 'utf8');
  expect(faultsOfNamedTests(reliability, root)).toEqual([]);
});

test('a test that was renamed is missed, and so is a requirement without one', () => {
  const row = '| 1.2.3 | somehow | `api/test/access.test.ts` |';
  expect(faultsOfNamedTests(row, root)).toEqual([]);
  expect(faultsOfNamedTests(row.replace('access', 'gone'), root)).toEqual(['there is no api/test/gone.test.ts']);
  expect(faultsOfNamedTests('| 1.2.3 | somehow | |', root)).toHaveLength(1);
});
