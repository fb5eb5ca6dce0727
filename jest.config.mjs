/**
 * Jest runs the tests of the browser's code and of the libraries that it shares with the API, all in one run. Sources are
 * compiled by swc, and packages of the workspace are taken from their TypeScript sources (the `source` export condition),
 * so that a test never sees a stale build. The tests of Node programs run in Vitest (vitest.config.ts).
 */

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

// Node's resolution wants `./x.js` for what is `./x.ts` in the sources.
const moduleNameMapper = { '^(\\.{1,2}/.*)\\.js$': '$1' };

const setupFiles = ['<rootDir>/libs/testing/random-tests.cjs'];

const inNode = {
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
  setupFiles,
  moduleNameMapper,
  restoreMocks: true,
  transform,
};

const sources = (...folders) => ({ roots: folders.map((folder) => `<rootDir>/${folder}/src`) });

export default {
  maxWorkers: 2,
  // Longer than what a test may await (libs/testing/jest/setup-dom.cjs): it ends a test that hangs.
  testTimeout: 120_000,
  projects: [
    {
      displayName: 'domain',
      ...sources('libs/contracts', 'libs/i18n', 'libs/price-book', 'libs/pricing'),
      testEnvironment: 'node',
      ...inNode,
    },
    {
      displayName: 'formatting',
      ...sources('libs/formatting'),
      testEnvironment: '<rootDir>/libs/testing/jest/furthest-zone-environment.cjs',
      ...inNode,
    },
    {
      displayName: 'browser',
      ...sources(
        ...['shell', 'mfe-admin', 'mfe-calculators', 'mfe-offers'],
        ...['api-client', 'forms', 'mfe-contract', 'offer-view', 'testing', 'ui'].map((name) => `libs/${name}`),
      ),
      testEnvironment: '<rootDir>/libs/testing/jest/browser-environment.cjs',
      testEnvironmentOptions: { customExportConditions: ['source', 'browser'] },
      setupFiles,
      setupFilesAfterEnv: ['<rootDir>/libs/testing/jest/setup-dom.cjs'],
      moduleNameMapper: {
        ...moduleNameMapper,
        // Their builds for browsers are ES modules, which Jest does not load from node_modules.
        '^nanoid$': '<rootDir>/node_modules/nanoid/index.browser.cjs',
        '^jspdf$': '<rootDir>/node_modules/jspdf/dist/jspdf.umd.js',
        '\\.(css|svg|woff2|ttf)$': '<rootDir>/libs/testing/jest/asset.cjs',
        '^\\.\\./TextareaAutosize$': '<rootDir>/libs/testing/jest/textarea-autosize.cjs',
      },
      restoreMocks: true,
      transform,
    },
  ],
};
