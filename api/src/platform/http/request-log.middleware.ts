import type { RequestHandler } from 'express';
import type { Logger } from '../logging/logger.js';
import type { MetricsService } from '../metrics/metrics.service.js';
import type { RouteTemplates } from './route-templates.js';

/**
 * One line for each request: what was asked for as its route's template, and by whom. No path, query, header or body:
 * they hold offers, names, cookies and passwords.
 */
export const requestLog =
  (logger: Logger, routes: RouteTemplates): RequestHandler =>
  (request, response, next) => {
    const start = process.hrtime.bigint();
    response.once('close', () => {
      const milliseconds = Number((process.hrtime.bigint() - start) / 1_000n) / 1_000;
      const { id: requestId, method, user, anonymizedIp: ip } = request;
      const { statusCode: status, writableFinished: finished } = response;
      const route = routes.nameOf(request, response);
      logger.info({ requestId, method, route, status, milliseconds, userId: user?.id, ip, finished }, 'request');
    });
    next();
  };

/** Methods with a label of their own; callers may send any other, which must not make labels. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Counts each request and how long it takes. */
export const requestMetrics =
  (metrics: MetricsService, routes: RouteTemplates): RequestHandler =>
  (request, response, next) => {
    const ended = metrics.requestStarted();
    response.once('close', () => {
      const method = methods.has(request.method) ? request.method : 'other';
      ended(method, routes.nameOf(request, response), response.statusCode);
    });
    next();
  };
