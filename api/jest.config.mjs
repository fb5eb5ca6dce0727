import { apiPreset } from '../jest.presets.mjs';

/** Servers, processes and databases are as quick as the machine lets them be; a test that hangs still ends. */
export default { ...apiPreset, testTimeout: 120_000 };
