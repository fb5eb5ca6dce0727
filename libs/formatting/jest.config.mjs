// The zone furthest behind UTC: there, a calendar date that is taken for a moment shows as the day before.
process.env.TZ = 'Pacific/Pago_Pago';

export { nodePreset as default } from '../../jest.presets.mjs';
