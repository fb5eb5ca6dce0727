import { ProblemError } from '../errors/problem.error.js';

/** The problem of a call that may be made again after a time. */
export const tooMany = (code: 'too-many-requests' | 'too-many-attempts', waitMs: number): ProblemError =>
  new ProblemError(code, { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) });
