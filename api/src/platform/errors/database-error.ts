import type { ProblemCode } from '@programme/contracts';
import { ProblemError } from './problem.error.js';

/** Codes of "another row has this value already", of both engines. */
const uniqueViolations = new Set(['ER_DUP_ENTRY', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY']);

/** Codes of "the row that this one refers to is not there", or "another row refers to this one", of both engines. */
const referenceViolations = new Set([
  'ER_NO_REFERENCED_ROW',
  'ER_NO_REFERENCED_ROW_2',
  'ER_ROW_IS_REFERENCED',
  'ER_ROW_IS_REFERENCED_2',
  'SQLITE_CONSTRAINT_FOREIGNKEY',
]);

/** The driver's code of an answer that did not come in time. */
export const statementTimedOut = 'PROTOCOL_SEQUENCE_TIMEOUT';

/** Codes of a database that cannot be reached, as opposed to one that refuses a statement. */
const connectionFailures = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'PROTOCOL_CONNECTION_LOST',
  'PROTOCOL_ENQUEUE_AFTER_FATAL_ERROR',
  statementTimedOut,
  'ER_CON_COUNT_ERROR',
  'ER_TOO_MANY_USER_CONNECTIONS',
  'ER_SERVER_SHUTDOWN',
  'ER_NORMAL_SHUTDOWN',
  'ER_CONNECTION_KILLED',
]);

/** Codes of a database that takes nothing from this user, or from anybody. */
const writesRefused = new Set(['ER_TABLEACCESS_DENIED_ERROR', 'ER_DBACCESS_DENIED_ERROR', 'SQLITE_READONLY']);

/**
 * Codes of a database that is there and cannot do it now: too much to do, nowhere to write it, two in each other's way.
 */
const shortages = new Set([
  'DATABASE_BUSY',
  'ER_LOCK_DEADLOCK',
  'ER_LOCK_WAIT_TIMEOUT',
  'ER_STATEMENT_TIMEOUT',
  'ER_QUERY_TIMEOUT',
  'ER_QUERY_INTERRUPTED',
  'ER_DISK_FULL',
  'ER_RECORD_FILE_FULL',
  'ER_OPTION_PREVENTS_STATEMENT',
  ...writesRefused,
  'SQLITE_BUSY',
  'SQLITE_FULL',
  'SQLITE_IOERR',
]);

/** Thrown when so much waits for the database that one more would wait too long. */
export class DatabaseBusyError extends Error {
  override readonly name = 'DatabaseBusyError';
  readonly code = 'DATABASE_BUSY';

  constructor(cause?: unknown) {
    super('Too many wait for the database', { cause });
  }
}

export function isUniqueViolation(error: unknown): boolean {
  return uniqueViolations.has(databaseErrorCode(error) ?? '');
}

/**
 * What a write answers, or the problem `code` where another row has the value already that must be unique. The
 * database decides, so that two calls at one moment cannot both take it.
 */
export async function refuseDuplicate<T>(code: ProblemCode, write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    throw isUniqueViolation(error) ? new ProblemError(code) : error;
  }
}

export function isReferenceViolation(error: unknown): boolean {
  return referenceViolations.has(databaseErrorCode(error) ?? '');
}

/** The user may not write: an open connection keeps that opinion when the right is back. */
export const isWriteRefused = (error: unknown): boolean => writesRefused.has(databaseErrorCode(error) ?? '');

export const isDeadlock = (error: unknown): boolean => databaseErrorCode(error) === 'ER_LOCK_DEADLOCK';

/** The server cannot be reached, or the connection broke. */
export function isDatabaseAway(error: unknown): boolean {
  return (
    connectionFailures.has(databaseErrorCode(error) ?? '') ||
    errorName(error) === 'CannotExecuteNotConnectedError' ||
    isFatal(error)
  );
}

/** The same call may well succeed later: the database is away, or cannot do it now. */
export function isDatabaseUnable(error: unknown): boolean {
  const code = databaseErrorCode(error) ?? '';
  return isDatabaseAway(error) || shortages.has(code) || /^SQLITE_(IOERR|READONLY)_/.test(code);
}

/** The engine's own code of an error, also when TypeORM has wrapped it. */
export function databaseErrorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { driverError, code } = error as { driverError?: unknown; code?: unknown };
  return databaseErrorCode(driverError) ?? (typeof code === 'string' ? code : undefined);
}

/** What the driver says, without a code, of a connection that has broken. */
function isFatal(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { driverError, code, fatal } = error as { driverError?: unknown; code?: unknown; fatal?: unknown };
  return isFatal(driverError) || (fatal === true && code === undefined);
}

const errorName = (error: unknown): string | undefined => (error instanceof Error ? error.name : undefined);
