import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../workspace/root.js';
import { workspacePackages } from '../workspace/packages.js';

const texts = 'libs/i18n/src/texts/en';

/** @returns the sources in it that are no tests, whole */
function sources(folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(join(root, folder, file), 'utf8'));
}

const code = workspacePackages()
  .map(({ folder }) => `${folder}/src`)
  .filter((folder) => !folder.startsWith('libs/i18n') && !folder.startsWith('e2e') && !folder.startsWith('tools'))
  .flatMap(sources)
  .join('\n');

/** Beginnings of keys that code completes at run time, as in `enterprise.${column}.title`. */
const prefixes = [...code.matchAll(/`([a-zA-Z0-9]+\.[\w.]*)\$\{/g)].map(([, prefix = '']) => prefix);

const keys = readdirSync(join(root, texts)).flatMap((file) =>
  [...readFileSync(join(root, texts, file), 'utf8').matchAll(/^ {2}'?([\w.]+?)'?:/gm)].map(([, key = '']) => key),
);

test('there are texts to check', () => {
  expect(keys.length).toBeGreaterThan(100);
});

test('every built-in text is used by some code', () => {
  const used = (key: string) =>
    code.includes(`'${key}'`) ||
    // As an attribute of an element.
    code.includes(`"${key}"`) ||
    prefixes.some((prefix) => prefix.length > 3 && key.startsWith(prefix));
  const unused = keys.map((key) => key.replace(/_(one|few|many|other)$/, '')).filter((key) => !used(key));
  expect(unused).toEqual([]);
});
