export { esmPreset as default } from '../../jest.presets.mjs';
