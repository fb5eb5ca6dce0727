import { join } from 'node:path';
import type { Linter } from 'eslint';
import { defineConfig } from 'eslint/config';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';
import { boundaryZones } from './tools/src/lint/boundary-zones.js';
import { libraryFacades } from './tools/src/lint/library-facades.js';
import { loneLiveText } from './tools/src/lint/lone-live-text.js';
import { noFolderCycle } from './tools/src/lint/no-folder-cycle.js';
import { workspacePackages } from './tools/src/workspace/packages.js';

const ownWords = { selector: 'JSXText[value=/\\p{L}/u]', message: 'Words that people read come from libs/i18n.' };

/** Colours and shadows in code: hexadecimal, or a function of CSS. */
const ownColors = [
  'Literal[value=/^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$|(rgb|hsl|oklch)a?\\(/i]',
  'TemplateElement[value.raw=/#[0-9a-f]{6}|(rgb|hsl|oklch)a?\\(/i]',
].map((selector) => ({ selector, message: 'Colours come from the tokens of libs/ui.' }));

/** What makes a test a matter of how quick the machine is: it waits for conditions, and moves clocks that it was given. */
const realClocks = [
  "MemberExpression[object.name='performance'][property.name='now']",
  "CallExpression[callee.name='setTimeout'][arguments.length=2]",
  'CallExpression[callee.property.name=/^(waitForTimeout|setTimeout)$/]',
  "ImportDeclaration[source.value='node:timers/promises']",
  ":matches(WhileStatement, DoWhileStatement, CallExpression[callee.name='expect']) MemberExpression[object.name='Date'][property.name='now']",
].map((selector) => ({
  selector,
  message: 'A test asserts no speed and no real clock: wait for a condition, or move a clock.',
}));

/**
 * The rules of this repository alone: who may import whom, words and colours, quadratic searches. They need no types. The
 * usual rules, with types and many times quicker, are oxlint's (.oxlintrc.json).
 */
export default defineConfig(
  { ignores: ['**/dist/', '**/dist-server/', 'release/', '**/test-results/', '.nx/', 'data/'] },
  {
    files: ['**/*.{ts,tsx,mjs,cjs}'],
    languageOptions: { parser: tseslint.parser },
    // What oxlint is told to let pass is not known here.
    linterOptions: { reportUnusedDisableDirectives: 'off' },
    plugins: {
      'import-x': importX,
      local: { rules: { 'no-folder-cycle': noFolderCycle, 'lone-live-text': loneLiveText } },
    },
    settings: {
      'import-x/resolver-next': [
        createTypeScriptImportResolver({
          conditionNames: ['source', 'types', 'import', 'node', 'default'],
          project: 'tsconfig.browser.json',
          extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
        }),
        createNodeResolver(),
      ],
    },
    rules: {
      // Who may import whom: docs/architecture.md, computed from the Nx tags of the packages.
      'import-x/no-restricted-paths': ['error', { basePath: import.meta.dirname, zones: boundaryZones() }],
      'local/no-folder-cycle': 'error',
    },
  },
  ...libraryFacades,
  // Nx builds and caches by what a manifest declares: an import that it does not name leaves a stale cache.
  ...workspacePackages().map(({ folder }): Linter.Config => ({
    files: [`${folder}/**`],
    rules: {
      'import-x/no-extraneous-dependencies': [
        'error',
        { packageDir: [join(import.meta.dirname, folder), import.meta.dirname] },
      ],
    },
  })),
  { files: ['**/*.{ts,tsx}'], rules: { 'import-x/no-relative-packages': 'error' } },
  {
    files: ['{shell,mfe-calculators,mfe-offers,mfe-admin,libs/*}/src/**/*.tsx'],
    ignores: ['**/*.test.tsx', '**/*.stories.tsx', '**/*.fixture.tsx', 'libs/testing/**'],
    rules: { 'local/lone-live-text': 'error' },
  },
  {
    // What the API runs on texts that anybody sends: 100 kB of one letter must not take seconds.
    files: ['{api,libs/contracts,libs/formatting,libs/i18n,libs/price-book,libs/pricing}/src/**/*.ts'],
    ignores: ['**/*.test.ts'],
    plugins: { regexp },
    rules: { 'regexp/no-super-linear-backtracking': 'error', 'regexp/no-super-linear-move': 'error' },
  },
  { files: ['**/*.tsx'], rules: { 'no-restricted-syntax': ['error', ownWords] } },
  {
    files: ['{shell,mfe-*}/src/**/*.{ts,tsx}', 'libs/{ui,forms,charts,data-grid,offer-view}/src/**/*.{ts,tsx}'],
    ignores: ['libs/ui/src/theme/**'],
    rules: { 'no-restricted-syntax': ['error', ownWords, ...ownColors] },
  },
  {
    files: [
      '{shell,mfe-*}/src/**/*.{ts,tsx}',
      'libs/{api-client,forms,mfe-contract,offer-view,platform,ui}/src/**/*.{ts,tsx}',
    ],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      // Browsers have it on https and localhost alone.
      'no-restricted-properties': ['error', { object: 'crypto', property: 'randomUUID', message: 'Use nanoid.' }],
    },
  },
  {
    // What is written for the terminal, or stands in a test or a story, may use words as they are.
    files: ['**/*.{test,fixture,stories}.tsx', 'libs/testing/**', '{tools,e2e,bench,chaos-tests}/**', '**/*.mjs'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  { files: ['**/*.{test,spec}.{ts,tsx}'], rules: { 'no-restricted-syntax': ['error', ...realClocks] } },
  {
    // A click before a page is hydrated is lost; the journeys' own test waits for it.
    files: ['e2e/*journeys/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { paths: [{ name: '@playwright/test', importNames: ['test'], message: "Use 'support/journey-test.js'." }] },
      ],
    },
  },
  {
    // These configurations lie at the root, which no package can import by name.
    files: [
      ...['eslint.config.ts', 'vitest.config.ts', 'tools/mutation/vitest.config.ts'],
      ...['tools/src/lint/boundaries.test.ts', '.storybook/**'],
    ],
    rules: { 'import-x/no-relative-packages': 'off' },
  },
  {
    // The single-page bundle that the product is measured against is made of the apps' sources.
    files: ['bench/single-page/**'],
    rules: { 'import-x/no-restricted-paths': 'off', 'import-x/no-relative-packages': 'off' },
  },
);
