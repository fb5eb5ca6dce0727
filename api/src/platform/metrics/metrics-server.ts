import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { CONFIG, type Config, ConfigError } from '../config/config.js';
import { MetricsService } from './metrics.service.js';

/**
 * Serves `/metrics` on a port of its own (`METRICS_PORT`), which no proxy leads to; without one it does nothing. Stays
 * until the last request of the product is answered.
 */
@Injectable()
export class MetricsServer implements OnApplicationBootstrap, OnApplicationShutdown {
  #server: Server | undefined;

  constructor(
    private readonly metrics: MetricsService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** The port that it listens on, or `undefined` when it does not. */
  get port(): number | undefined {
    const address = this.#server?.address();
    return typeof address === 'object' ? address?.port : undefined;
  }

  /** Throws `ConfigError` when it cannot listen there. */
  async onApplicationBootstrap(): Promise<void> {
    if (!this.config.metrics) return;
    this.metrics.watchProcess();
    const { port, host } = this.config.metrics;
    const server = createServer(this.#answer).listen(port, host);
    await once(server, 'listening').catch(({ code }: NodeJS.ErrnoException) => {
      throw new ConfigError([`METRICS_PORT: cannot be listened on at METRICS_HOST (${code})`]);
    });
    this.#server = server;
  }

  async onApplicationShutdown(): Promise<void> {
    const server = this.#server;
    if (!server) return;
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  }

  readonly #answer: RequestListener = (request, response) => {
    const asked = request.method === 'GET' && request.url?.split('?', 1)[0] === '/metrics';
    if (!asked) return void response.writeHead(404).end();
    this.metrics.text().then(
      (text) => response.writeHead(200, { 'Content-Type': this.metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  };
}
