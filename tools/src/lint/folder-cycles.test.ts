import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { noFolderCycle } from './no-folder-cycle.js';

let workspace: string;

beforeEach(async () => {
  workspace = await mkdtemp(join(tmpdir(), 'folder-cycles-'));
});
afterEach(() => rm(workspace, { recursive: true }));

/** Lints a package of these files; resolves with `<file>: <message>` for each report. */
async function lint(files: Record<string, string>): Promise<string[]> {
  for (const [name, content] of Object.entries(files)) {
    const file = join(workspace, 'app/src', name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  const eslint = new ESLint({
    cwd: workspace,
    overrideConfigFile: true,
    overrideConfig: {
      files: ['**/*.ts'],
      languageOptions: { parser: tseslint.parser },
      plugins: { local: { rules: { 'no-folder-cycle': noFolderCycle } } },
      rules: { 'local/no-folder-cycle': 'error' },
    },
  });
  const results = await eslint.lintFiles('.');
  return results.flatMap(({ filePath, messages }) =>
    messages.map(({ message }) => `${filePath.slice(join(workspace, 'app/src/').length)}: ${message}`),
  );
}

test('two folders that import each other are reported at both imports, types included', async () => {
  expect(
    await lint({
      'offers/offer.ts': "import type { Price } from '../prices/price.js';\nexport type Offer = Price;\n",
      'offers/quote.ts': 'export const quote = 1;\n',
      'prices/price.ts': 'type Price = number;\n',
      'prices/quotes.ts': "export { quote } from '../offers/quote.js';\n",
    }),
  ).toEqual([
    'offers/offer.ts: Folders import each other in a cycle: offers → prices → offers.',
    'prices/quotes.ts: Folders import each other in a cycle: prices → offers → prices.',
  ]);
});

test('a folder and its sub-folder count as two, and longer cycles are found', async () => {
  expect(
    await lint({
      'a/index.ts': "export * from './inside/one.js';\n",
      'a/inside/one.ts': "export const two = () => import('../../b/two.js');\n",
      'b/two.ts': "import '../a/three.js';\n",
      'a/three.ts': 'export const three = 3;\n',
    }),
  ).toEqual([
    'a/index.ts: Folders import each other in a cycle: a → a/inside → b → a.',
    'a/inside/one.ts: Folders import each other in a cycle: a/inside → b → a → a/inside.',
    'b/two.ts: Folders import each other in a cycle: b → a → a/inside → b.',
  ]);
});

test("imports in one direction, of tests and of the package's entry are allowed", async () => {
  expect(
    await lint({
      'index.ts': "export * from './a/one.js';\n",
      'root.ts': 'export const root = 0;\n',
      'a/one.ts': "import '../b/two.js';\nimport '../root.js';\n",
      'b/two.ts': 'export const two = 2;\n',
      'b/two.test.ts': "import '../a/one.js';\n",
    }),
  ).toEqual([]);
});
