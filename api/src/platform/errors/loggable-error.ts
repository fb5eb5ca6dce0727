import { databaseErrorCode } from './database-error.js';

type LoggableError = { name: string; code: string | undefined; message?: string; at: readonly string[] };

/**
 * What may be written down of an error. A message of the database quotes the values it was given (a name, a hash), so
 * that of such an error only its code and the place in the program are kept.
 */
export function loggableError(error: unknown): LoggableError {
  if (!(error instanceof Error)) return { name: typeof error, code: undefined, at: [] };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const code = databaseErrorCode(error);
  const quotesValues = 'driverError' in error || code?.startsWith('ER_') || code?.startsWith('SQLITE_');
  return {
    name: error.name,
    code,
    ...(quotesValues ? {} : { message: error.message }),
    at: frames.map((line) => line.trim()),
  };
}
