import type { RequestHandler } from 'express';
import type { Lifecycle } from '../process/lifecycle.js';

/** While the process is stopping, each answer is the last on its connection. */
export const drain =
  (lifecycle: Lifecycle): RequestHandler =>
  (_request, response, next) => {
    if (lifecycle.stopping) response.set('Connection', 'close');
    next();
  };
