import type { RequestHandler } from 'express';
import { routeOf } from './request-route.js';
import type { Metrics } from '../metrics/metrics.js';

/** Methods that are told apart; there are dozens of others, and anybody may send them. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Counts each request and how long it takes. */
export const requestMetrics =
  (metrics: Metrics): RequestHandler =>
  (request, response, next) => {
    const ended = metrics.requestStarted();
    response.once('close', () => {
      const method = methods.has(request.method) ? request.method : 'other';
      ended(method, routeOf(request, response), response.statusCode);
    });
    next();
  };
