import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { apiPaths, priceBookPaths } from '@programme/contracts';
import { Router, type NextFunction, type Request, type Response } from 'express';
import { verifyAccess } from '../platform/access/access.decorators.js';
import { clientAddress } from '../platform/addresses/client-address.middleware.js';
import { AppModule } from './app.module.js';
import { sessionUser } from '../features/auth/session-user.middleware.js';
import { SystemClock, type Clock } from '../platform/clock/clock.js';
import type { Config } from '../platform/config/config.js';
import {
  BoundedExpressAdapter,
  usualTimeouts,
  type RequestTimeouts,
} from '../platform/http/bounded-express.adapter.js';
import { drain, noStore, requestId } from '../platform/http/response-headers.middleware.js';
import { jsonBody } from '../platform/http/json-body.middleware.js';
import { requestLog, requestMetrics } from '../platform/http/request-log.middleware.js';
import { RouteTemplates } from '../platform/http/route-templates.js';
import { sameOrigin } from '../platform/http/same-origin.middleware.js';
import { securityHeaders } from '../platform/http/security-headers.middleware.js';
import { JobScheduler } from '../platform/jobs/job-scheduler.js';
import { Lifecycle } from '../platform/process/graceful-shutdown.js';
import { NestLogger } from '../platform/logging/nest-logger.js';
import { createLogger, type Logger } from '../platform/logging/logger.js';
import { apiDocs } from '../platform/openapi/api-docs.middleware.js';
import { MetricsService } from '../platform/metrics/metrics.service.js';
import { ActivePriceBookService } from '../features/price-books/active/active-price-book.service.js';
import { releases } from '../features/releases/releases.middleware.js';
import { sessions } from '../features/sessions/session.middleware.js';
import { SessionStore } from '../features/sessions/session.store.js';
import { TranslationsService } from '../features/translations/translations.service.js';

type AppOptions = {
  readonly logger?: Logger;
  readonly clock?: Clock;
  readonly timeouts?: RequestTimeouts;
  /** Milliseconds until the first run of each job; see `JobScheduler`. */
  readonly firstJobDelay?: () => number;
};

/**
 * Makes the whole server, its database migrated, not listening yet; `main.ts` and the tests run the same one. Throws
 * when the database cannot be reached or migrated, and for a call that does not say who may make it.
 */
export async function createApp(config: Config, options: AppOptions = {}): Promise<NestExpressApplication> {
  const { logger = createLogger(config.logLevel), clock = new SystemClock(), timeouts = usualTimeouts } = options;
  const adapter = new BoundedExpressAdapter(timeouts);
  const app = await NestFactory.create<NestExpressApplication>(AppModule.forRoot(config, logger, clock), adapter, {
    logger: new NestLogger(logger),
    bodyParser: false,
    abortOnError: false,
  });
  await refuseOpenCalls(app);
  app.set('trust proxy', config.trustProxy);
  app.set('etag', false);
  app.disable('x-powered-by');
  useEverywhere(app, config, logger);
  useForApi(app, config);
  app.use(
    releases(config, {
      texts: () => app.get(TranslationsService).list(),
      prices: () => app.get(ActivePriceBookService).known(),
    }),
  );
  if (!config.production) app.use(apiDocs(app));
  if (options.firstJobDelay) app.get(JobScheduler).firstDelay = options.firstJobDelay;
  return app.init();
}

async function refuseOpenCalls(app: NestExpressApplication): Promise<void> {
  try {
    verifyAccess(app.get(RouteTemplates).routes);
  } catch (error) {
    // Connections that stay open would keep the process alive.
    await app.close();
    throw error;
  }
}

function useEverywhere(app: NestExpressApplication, config: Config, logger: Logger): void {
  const routes = app.get(RouteTemplates);
  app.use(requestId, clientAddress(config), requestLog(logger, routes));
  app.use(requestMetrics(app.get(MetricsService), routes));
  app.use(drain(app.get(Lifecycle)), securityHeaders(config));
}

/** What everybody may ask for, and what nothing is remembered of: without a cookie no session is made up for it. */
const withoutSession: readonly string[] = [
  apiPaths.logs,
  priceBookPaths.active,
  apiPaths.remoteFailures,
  apiPaths.settings,
  apiPaths.translations,
];

/** Health is asked while the database is away, and by no one who has a session. */
const isAnonymous = ({ originalUrl, path, headers }: Request): boolean =>
  /^\/health\//i.test(path) || (headers.cookie === undefined && withoutSession.includes(originalUrl));

/** The order matters: what can be refused without looking at a body or at the database is refused first. */
function useForApi(app: NestExpressApplication, config: Config): void {
  app.use('/api', noStore, sameOrigin(config.publicUrl), jsonBody);
  const withSession = Router().use(...sessions(config, app.get(SessionStore)), sessionUser);
  app.use('/api', (request: Request, response: Response, next: NextFunction) =>
    isAnonymous(request) ? next() : withSession(request, response, next),
  );
}
