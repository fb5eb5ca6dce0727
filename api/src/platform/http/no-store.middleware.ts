import type { RequestHandler } from 'express';

/** Answers of the API are of the moment and of one reader; a call that may be kept says so itself. */
export const noStore: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', 'no-store');
  next();
};
