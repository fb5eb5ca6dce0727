/** Codes of "another row has this value already", of both engines. */
const uniqueViolations = new Set(['ER_DUP_ENTRY', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY']);

/** Codes of a database that cannot be reached, as opposed to one that refuses a statement. */
const connectionFailures = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'PROTOCOL_CONNECTION_LOST',
  'PROTOCOL_ENQUEUE_AFTER_FATAL_ERROR',
  'ER_CON_COUNT_ERROR',
  'ER_SERVER_SHUTDOWN',
  'SQLITE_BUSY',
]);

export function isUniqueViolation(error: unknown): boolean {
  return uniqueViolations.has(databaseErrorCode(error) ?? '');
}

export function isDatabaseAway(error: unknown): boolean {
  return (
    connectionFailures.has(databaseErrorCode(error) ?? '') || errorName(error) === 'CannotExecuteNotConnectedError'
  );
}

/** The engine's own code of an error, also when TypeORM has wrapped it. */
export function databaseErrorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { driverError, code } = error as { driverError?: unknown; code?: unknown };
  return databaseErrorCode(driverError) ?? (typeof code === 'string' ? code : undefined);
}

const errorName = (error: unknown): string | undefined => (error instanceof Error ? error.name : undefined);
