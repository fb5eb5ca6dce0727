/**
 * Vitest runs the tests of the programs that run in Node as ES modules: the API, the tools and the chaos tests. Packages of
 * the workspace are taken from their TypeScript sources (the `source` export condition), so that a test never sees a stale
 * build. `npx vitest run --project api users` runs some of them.
 */
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

const conditions = ['source', 'node'];

/** A project of the tests below a folder. `more` are further settings of Vitest. */
const project = (name: string, folder: string, more: TestProjectInlineConfiguration['test'] = {}) => ({
  // Nest and TypeORM read the types of constructors and columns.
  oxc: { decorator: { legacy: true, emitDecoratorMetadata: true } },
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name,
    root: folder,
    include: ['**/*.test.ts'],
    exclude: ['dist/**', 'node_modules/**', 'test-results/**'],
    // A worker loads each module once, not once a file.
    isolate: false,
    setupFiles: [new URL('libs/testing/random-tests.cjs', import.meta.url).pathname],
    // Servers, processes and databases are as quick as the machine lets them be; a test that hangs still ends.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    restoreMocks: true,
    ...more,
  },
});

/** The tests start processes of the API, and one MariaDB server for all. */
const globalSetup = ['compiled-api', 'provided-database-server'].map(
  (name) => new URL(`libs/api-testing/src/${name}.ts`, import.meta.url).pathname,
);

export default defineConfig({
  test: {
    maxWorkers: 2,
    silent: 'passed-only',
    projects: [
      project('api', 'api', { globalSetup }),
      project('tools', 'tools'),
      project('federation', 'libs/federation'),
      // Processes and database servers start and end in each scenario, one scenario after the other.
      project('chaos', 'chaos-tests', {
        globalSetup,
        testTimeout: 300_000,
        hookTimeout: 300_000,
        maxWorkers: 1,
        sequence: { groupOrder: 1 },
      }),
    ],
  },
});
