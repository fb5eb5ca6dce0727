export { domPreset as default } from '../../jest.presets.mjs';
