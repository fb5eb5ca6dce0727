export { nodePreset as default } from '../../jest.presets.mjs';
