import { esmPreset } from '../jest.presets.mjs';

/** Processes and database servers start and end in each scenario; one that hangs still ends. */
export default { ...esmPreset, testTimeout: 300_000, maxWorkers: 1 };
