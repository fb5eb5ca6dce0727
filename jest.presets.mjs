/**
 * Jest settings of the browser's code and of the libraries that it shares with the API. Sources are compiled by swc, and packages of the workspace are taken from
 * their TypeScript sources (the `source` export condition), so that a test never sees a stale build.
 */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// Jest writes its counts here (`--outputFile` in the packages' scripts), and does not make the folder itself.
mkdirSync('test-results', { recursive: true });

/** @param {string} path */
const atRoot = (path) => fileURLToPath(new URL(path, import.meta.url));

const transform = {
  '^.+\\.tsx?$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        keepClassNames: true,
      },
      module: { type: 'commonjs' },
    },
  ],
};

const base = {
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  // Node's resolution wants `./x.js` for what is `./x.ts` in the sources.
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  restoreMocks: true,
};

export const nodePreset = {
  ...base,
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
  transform,
};

export const domPreset = {
  ...base,
  // Longer than what a test may await (libs/testing/jest/setup-dom.cjs).
  testTimeout: 40_000,
  testEnvironment: atRoot('./libs/testing/jest/browser-environment.cjs'),
  testEnvironmentOptions: { customExportConditions: ['source', 'browser'] },
  setupFilesAfterEnv: [atRoot('./libs/testing/jest/setup-dom.cjs')],
  moduleNameMapper: {
    ...base.moduleNameMapper,
    // Its build for browsers is an ES module, which Jest does not load from node_modules.
    '^nanoid$': atRoot('./node_modules/nanoid/index.browser.cjs'),
    '\\.(css|svg|woff2|ttf)$': atRoot('./libs/testing/jest/asset.cjs'),
    '^\\.\\./TextareaAutosize$': atRoot('./libs/testing/jest/textarea-autosize.cjs'),
  },
  transform,
};
