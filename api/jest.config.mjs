export { apiPreset as default } from '../jest.presets.mjs';
