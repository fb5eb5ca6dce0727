import { setFlagsFromString } from 'node:v8';
import { loggableError } from '../errors/loggable-error.js';
import type { Logger } from '../logging/logger.js';

/** How far the heap may grow before V8 collects it as a whole, in per cent of what was alive the last time. */
const growingPercent = 80;

/**
 * Keeps the process small (docs/reliability.md): left to itself V8 lets the heap become four times as large as what is
 * alive in it. Said here and not where the process is started, so that it holds however that is done.
 */
export function limitHeapGrowth(): void {
  setFlagsFromString(`--heap-growing-percent=${growingPercent}`);
}

/**
 * Ends the process on an uncaught exception, after one log line. Node would print the error with all its
 * fields, and a database's holds the statement and the values of its parameters.
 */
export function exitOnCrash(logger: Logger): void {
  process.on('uncaughtException', (error) => {
    logger.fatal({ error: loggableError(error) }, 'crashed');
    process.exit(1);
  });
}
