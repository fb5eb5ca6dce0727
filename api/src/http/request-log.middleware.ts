import type { RequestHandler } from 'express';
import type { Logger } from '../logging/logger.js';

const pathOf = (address: string): string => address.split('?', 1)[0] ?? '';

/**
 * One line for each request. No query, header or body: they hold names, cookies and passwords. The address as it may be
 * kept: a log outlives a database's rows.
 */
export const requestLog =
  (logger: Logger, keptAddress: (address: string) => string): RequestHandler =>
  (request, response, next) => {
    const start = process.hrtime.bigint();
    const path = pathOf(request.originalUrl);
    response.once('close', () => {
      const milliseconds = Number((process.hrtime.bigint() - start) / 1_000n) / 1_000;
      const { id: requestId, method } = request;
      const ip = keptAddress(request.ip ?? '');
      const finished = response.writableFinished;
      logger.info({ requestId, method, path, status: response.statusCode, milliseconds, ip, finished }, 'request');
    });
    next();
  };
