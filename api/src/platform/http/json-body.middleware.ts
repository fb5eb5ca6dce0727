import { isUtf8 } from 'node:buffer';
import { limits, type ProblemCode } from '@programme/contracts';
import express, { type Request, type RequestHandler } from 'express';
import { ProblemError } from '../errors/problem.error.js';
import { isSafeMethod } from './request-info.js';

/** Bytes that are no text would else become marks of replacement, and be stored as what somebody wrote. */
function refuseOtherBytes(_request: unknown, _response: unknown, body: Buffer): void {
  if (!isUtf8(body)) throw new Error('The body is not UTF-8');
}

const parse = express.json({ limit: limits.bodyBytes, strict: true, verify: refuseOtherBytes });

/** Problems of a body, by the parser's own names for them. */
const codes: Readonly<Record<string, ProblemCode>> = {
  'entity.too.large': 'body-too-large',
  'entity.parse.failed': 'malformed-json',
  'entity.verify.failed': 'malformed-json',
  'encoding.unsupported': 'not-json',
  'charset.unsupported': 'not-json',
};

/** Reads the body of a state-changing call: JSON (else 415) of at most 100 kB (else 413). */
export const jsonBody: RequestHandler = (request, response, next) => {
  if (isSafeMethod(request.method) || !hasBody(request)) return next();
  if (!request.is('application/json')) return next(new ProblemError('not-json'));
  parse(request, response, (error?: unknown) => next(error === undefined ? undefined : bodyProblem(error)));
};

const hasBody = (request: Request): boolean =>
  request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;

function bodyProblem(error: unknown): ProblemError {
  const type = (error as { type?: string } | null)?.type ?? '';
  return new ProblemError(codes[type] ?? 'malformed-request', { cause: error });
}
