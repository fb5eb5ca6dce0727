/**
 * Vitest settings of the programs that run in Node as ES modules: the API, the tools and the chaos tests. Packages of the
 * workspace are taken from their TypeScript sources (the `source` export condition), so that a test never sees a stale build.
 */
import { defineConfig, type ViteUserConfig } from 'vitest/config';

const conditions = ['source', 'node'];

export const nodeTests: ViteUserConfig = defineConfig({
  // Nest and TypeORM read the types of constructors and columns.
  oxc: { decorator: { legacy: true, emitDecoratorMetadata: true } },
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['**/*.test.ts'],
    exclude: ['dist/**', 'node_modules/**', 'test-results/**'],
    // A worker loads each module once, not once a file.
    isolate: false,
    maxWorkers: 2,
    // Servers, processes and databases are as quick as the machine lets them be; a test that hangs still ends.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    restoreMocks: true,
    silent: 'passed-only',
    reporters: ['default', ['json', { outputFile: 'test-results/tests.json' }]],
  },
});
