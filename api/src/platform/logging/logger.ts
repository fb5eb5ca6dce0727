import { pino, type DestinationStream, type Logger } from 'pino';
import type { LogLevel } from '../config/config.js';

/** Injection token of the pino logger. */
export const LOGGER = Symbol('LOGGER');

export type { Logger };

/** One JSON line for each record, on standard output unless told otherwise. */
export function createLogger(level: LogLevel, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: undefined,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
  };
  return destination ? pino(options, destination) : pino(options);
}
