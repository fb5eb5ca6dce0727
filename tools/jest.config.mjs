export { toolsPreset as default } from '../jest.presets.mjs';
