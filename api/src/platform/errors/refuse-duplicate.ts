import type { ProblemCode } from '@programme/contracts';
import { isUniqueViolation } from './database-error.js';
import { ProblemError } from './problem.error.js';

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
