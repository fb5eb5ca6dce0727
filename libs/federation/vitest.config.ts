export { nodeTests as default } from '../../vitest.presets.js';
