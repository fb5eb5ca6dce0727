import { limits, type ProblemCode } from '@programme/contracts';
import express, { type Request, type RequestHandler } from 'express';
import { ProblemError } from '../errors/problem.error.js';
import { isSafeMethod } from './request-info.js';

const parse = express.json({ limit: limits.bodyBytes, strict: true });

/** Problems of a body, by the parser's own names for them. */
const codes: Readonly<Record<string, ProblemCode>> = {
  'entity.too.large': 'body-too-large',
  'entity.parse.failed': 'malformed-json',
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
