import { fileURLToPath } from 'node:url';
import { domPreset } from '../jest.presets.mjs';

export default {
  ...domPreset,
  moduleNameMapper: {
    ...domPreset.moduleNameMapper,
    // The browser's build in a form that Jest reads; the one that it would choose is an ES module.
    '^jspdf$': fileURLToPath(new URL('../node_modules/jspdf/dist/jspdf.umd.js', import.meta.url)),
  },
};
