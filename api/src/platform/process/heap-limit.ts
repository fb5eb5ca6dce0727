import { setFlagsFromString } from 'node:v8';

/** How far the heap may grow before V8 collects it as a whole, in per cent of what was alive the last time. */
const growingPercent = 80;

/**
 * Keeps the process small (docs/reliability.md): left to itself V8 lets the heap become four times as large as what is
 * alive in it. Said here and not where the process is started, so that it holds however that is done.
 */
export function limitHeapGrowth(): void {
  setFlagsFromString(`--heap-growing-percent=${growingPercent}`);
}
