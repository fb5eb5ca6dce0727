import { loggableError } from '../errors/loggable-error.js';
import type { Logger } from '../logging/logger.js';

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
