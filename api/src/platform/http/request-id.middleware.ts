import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';

/** Names the request, for the answer, its log line and its problem document alike. */
export const requestId: RequestHandler = (request, response, next) => {
  request.id = randomUUID();
  response.set('X-Request-Id', request.id);
  next();
};
