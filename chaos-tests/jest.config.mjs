import { toolsPreset } from '../jest.presets.mjs';

/** Processes and database servers start and end in each of them; a drill that hangs still ends. */
export default { ...toolsPreset, testTimeout: 300_000, maxWorkers: 1 };
