import { mergeConfig } from 'vitest/config';
import { nodeTests } from '../vitest.presets.js';

export default mergeConfig(nodeTests, {
  test: { globalSetup: '../libs/api-testing/src/provided-database-server.ts' },
});
