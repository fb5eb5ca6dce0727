import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../workspace/root.js';
import { ruleFaults } from './rules.js';

const page = readFileSync(join(root, 'docs/rules.md'), 'utf8');

const codePaths = ['*.ts', '*.tsx', '*.mjs', '*.cjs', '*.css', '*.md', ':!docs/rules.md', ':!tools/src/docs/rules*'];

const sources = Object.fromEntries(
  execFileSync('git', ['ls-files', ...codePaths], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n')
    .filter((path) => existsSync(join(root, path)))
    .map((path) => [path, readFileSync(join(root, path), 'utf8')]),
);

test('docs/rules.md has each rule that code names, and no other', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(1000);
  expect(ruleFaults(page, sources, root)).toEqual([]);
});

test('a reference without a rule, a rule without a reference and a place that is gone are told', () => {
  const table = '| P1 | One table. | `tools/src/docs` |\n| P2 | Another. | `tools/src/gone.ts` |\n';
  const faults = ruleFaults(table, { 'a.ts': '/** As decision P1 and S1 §9 say. */' }, root);
  expect(faults).toEqual([
    'a.ts names S1 §9, which docs/rules.md does not have',
    'no code names P2',
    'there is no tools/src/gone.ts, where P2 is said to be kept',
  ]);
});
