import { mergeConfig } from 'vitest/config';
import { nodeTests } from '../vitest.presets.js';

/** Processes and database servers start and end in each scenario; one that hangs still ends. */
export default mergeConfig(nodeTests, {
  test: {
    globalSetup: '../libs/api-testing/src/provided-database-server.ts',
    testTimeout: 300_000,
    hookTimeout: 300_000,
    maxWorkers: 1,
  },
});
