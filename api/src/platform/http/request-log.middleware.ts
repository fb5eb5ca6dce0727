import type { RequestHandler } from 'express';
import type { Logger } from '../logging/logger.js';
import { routeOf } from './request-route.js';

/**
 * One line for each request: what was asked for as its route's template, and by whom. No path, query, header or body: they
 * hold offers, names, cookies and passwords.
 */
export const requestLog =
  (logger: Logger): RequestHandler =>
  (request, response, next) => {
    const start = process.hrtime.bigint();
    response.once('close', () => {
      const milliseconds = Number((process.hrtime.bigint() - start) / 1_000n) / 1_000;
      const { id: requestId, method, user, keptAddress: ip } = request;
      const { statusCode: status, writableFinished: finished } = response;
      const route = routeOf(request, response);
      logger.info({ requestId, method, route, status, milliseconds, userId: user?.id, ip, finished }, 'request');
    });
    next();
  };
