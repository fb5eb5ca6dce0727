import { createServer } from 'node:http';
import { ExpressAdapter } from '@nestjs/platform-express';

/** Milliseconds from the first byte of a request until its headers, and until all of it, must be there. */
export type RequestTimeouts = { readonly headersMs: number; readonly requestMs: number };

/** A body has at most 100 kB: 30 s is enough for a slow phone. */
export const usualTimeouts: RequestTimeouts = { headersMs: 10_000, requestMs: 30_000 };

/** Node looks so often for requests that take too long; its own 30 s would double the time that they have. */
const longestIntervalMs = 5_000;

/** Answers 408 and closes the connection of a request that comes too slowly. An edge in front does so earlier. */
export class BoundedExpressAdapter extends ExpressAdapter {
  constructor(private readonly timeouts: RequestTimeouts) {
    super();
  }

  override initHttpServer(): void {
    const { headersMs, requestMs } = this.timeouts;
    const options = {
      headersTimeout: headersMs,
      requestTimeout: requestMs,
      connectionsCheckingInterval: Math.min(longestIntervalMs, headersMs),
    };
    this.httpServer = createServer(options, this.getInstance());
  }
}
