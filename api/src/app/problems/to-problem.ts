import { HttpException, HttpStatus } from '@nestjs/common';
import type { ProblemCode } from '@programme/contracts';
import { isDatabaseUnable } from '../../platform/errors/database-error.js';
import { ProblemError } from '../../platform/errors/problem.error.js';

/** The problems that the framework's own exceptions stand for. */
const codes = new Map<number, ProblemCode>([
  [HttpStatus.BAD_REQUEST, 'malformed-request'],
  [HttpStatus.UNAUTHORIZED, 'unauthenticated'],
  [HttpStatus.FORBIDDEN, 'forbidden'],
  [HttpStatus.NOT_FOUND, 'not-found'],
  [HttpStatus.PAYLOAD_TOO_LARGE, 'body-too-large'],
  [HttpStatus.UNSUPPORTED_MEDIA_TYPE, 'not-json'],
  [HttpStatus.TOO_MANY_REQUESTS, 'too-many-requests'],
]);

/** After so long a call that met a database that was away or busy may be made again. */
const retryAfterSeconds = 2;

/** What to answer for anything that was thrown; what nobody foresaw is `internal`. */
export function toProblem(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  if (error instanceof HttpException)
    return new ProblemError(codes.get(error.getStatus()) ?? 'internal', { cause: error });
  if (error instanceof URIError) return new ProblemError('malformed-request', { cause: error });
  if (isDatabaseUnable(error)) return new ProblemError('unavailable', { cause: error, retryAfterSeconds });
  return new ProblemError('internal', { cause: error });
}
