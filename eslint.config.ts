import { join } from 'node:path';
import eslint from '@eslint/js';
import type { Linter } from 'eslint';
import { defineConfig } from 'eslint/config';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import globals from 'globals';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';
import { boundaryZones } from './tools/src/lint/boundary-zones.js';
import { libraryFacades } from './tools/src/lint/library-facades.js';
import { noFolderCycle } from './tools/src/lint/no-folder-cycle.js';
import { workspacePackages } from './tools/src/workspace/packages.js';

const ownWords = { selector: 'JSXText[value=/\\p{L}/u]', message: 'Words that people read come from libs/i18n.' };

/** Colours and shadows in code: hexadecimal, or a function of CSS. */
const ownColors = [
  'Literal[value=/^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$|(rgb|hsl|oklch)a?\\(/i]',
  'TemplateElement[value.raw=/#[0-9a-f]{6}|(rgb|hsl|oklch)a?\\(/i]',
].map((selector) => ({ selector, message: 'Colours come from the tokens of libs/ui.' }));

export default defineConfig(
  { ignores: ['**/dist/', 'release/', '**/test-results/', '.nx/', 'data/'] },
  eslint.configs.recommended,
  ...tseslint.configs.strict,
  {
    plugins: { 'import-x': importX, local: { rules: { 'no-folder-cycle': noFolderCycle } } },
    settings: {
      'import-x/resolver-next': [
        createTypeScriptImportResolver({
          conditionNames: ['source', 'types', 'import', 'node', 'default'],
          project: 'tsconfig.web.json',
          extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
        }),
        createNodeResolver(),
      ],
    },
    rules: {
      // Who may import whom: docs/architecture.md, computed from the Nx tags of the packages.
      'import-x/no-restricted-paths': ['error', { basePath: import.meta.dirname, zones: boundaryZones() }],
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'local/no-folder-cycle': 'error',
      'import-x/no-duplicates': ['error', { 'prefer-inline': true }],
      'no-console': ['error', { allow: ['error', 'warn'] }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      // RTK Query says "no argument" with void.
      '@typescript-eslint/no-invalid-void-type': 'off',
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
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      'import-x/no-relative-packages': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
    },
  },
  {
    // Nest reads constructor types at run time, which a type import would erase; its modules are classes without members.
    files: ['api/**/*.ts'],
    rules: {
      '@typescript-eslint/consistent-type-imports': 'off',
      '@typescript-eslint/no-extraneous-class': 'off',
    },
  },
  {
    // What the API runs on texts that anybody sends: 100 kB of one letter must not take seconds.
    files: ['{api,libs/contracts,libs/formatting,libs/i18n,libs/price-book,libs/pricing}/src/**/*.ts'],
    ignores: ['**/*.test.ts'],
    plugins: { regexp },
    rules: { 'regexp/no-super-linear-backtracking': 'error', 'regexp/no-super-linear-move': 'error' },
  },
  {
    files: ['**/*.tsx'],
    plugins: { 'react-hooks': { rules: reactHooks.rules } },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'no-restricted-syntax': ['error', ownWords],
    },
  },
  {
    files: ['{shell,mfe-*}/src/**/*.{ts,tsx}', 'libs/{ui,forms,charts,data-grid,offer-view}/src/**/*.{ts,tsx}'],
    ignores: ['libs/ui/src/theme/**'],
    rules: { 'no-restricted-syntax': ['error', ownWords, ...ownColors] },
  },
  {
    // They speak to the person at the terminal, in plain lines beside the log.
    files: ['api/src/app/main.ts', 'api/src/app/commands/*.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    // A test that meets nothing where it expects something fails, which is what it is for.
    files: ['**/*.{test,fixture}.{ts,tsx}'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
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
    rules: { 'no-restricted-syntax': 'off', 'no-console': 'off' },
  },
  {
    files: ['**/*.{mjs,cjs}'],
    languageOptions: { globals: globals.node },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    // These configurations lie at the root, which no package can import by name.
    files: ['eslint.config.ts', 'tools/src/lint/boundaries.test.ts', '**/vitest.config.ts', '.storybook/**'],
    rules: { 'import-x/no-relative-packages': 'off' },
  },
  {
    // The single-page bundle that the product is measured against is made of the apps' sources.
    files: ['bench/single-page/**'],
    rules: { 'import-x/no-restricted-paths': 'off', 'import-x/no-relative-packages': 'off' },
  },
  { files: ['libs/testing/jest/*.cjs'], languageOptions: { globals: { ...globals.browser, ...globals.jest } } },
);
