import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Lifecycle } from '../process/graceful-shutdown.js';

/** Names the request, for the answer, its log line and its problem document alike. */
export const requestId: RequestHandler = (request, response, next) => {
  request.id = randomUUID();
  response.set('X-Request-Id', request.id);
  next();
};

/** Answers of the API are of the moment and of one reader; a call that may be kept says so itself. */
export const noStore: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', 'no-store');
  next();
};

/** While the process is stopping, each answer is the last on its connection. */
export const drain =
  (lifecycle: Lifecycle): RequestHandler =>
  (_request, response, next) => {
    if (lifecycle.stopping) response.set('Connection', 'close');
    next();
  };
