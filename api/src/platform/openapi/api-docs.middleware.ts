import { Module, type INestApplication } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { apiPaths } from '@programme/contracts';
import type { Express, NextFunction, Request, Response } from 'express';

@Module({})
class DocsModule {}

/**
 * Serves the description of the API, and a page to read and try it; for development. A Nest app of their own makes them
 * with the first request: loading their package takes 0.15 s.
 */
export function apiDocs(app: INestApplication) {
  let docs: Promise<Express> | undefined;
  return async (request: Request, response: Response, next: NextFunction): Promise<void> => {
    if (!isDocs(request.path)) return next();
    docs ??= createDocs(app);
    (await docs)(request, response, next);
  };
}

const isDocs = (path: string): boolean =>
  path === apiPaths.openApi || path === apiPaths.docs || path.startsWith(`${apiPaths.docs}/`);

async function createDocs(app: INestApplication): Promise<Express> {
  const { serveOpenApi } = await import('./open-api.js');
  const docs = await NestFactory.create<NestExpressApplication>(DocsModule, { logger: false, bodyParser: false });
  docs.set('etag', false);
  docs.disable('x-powered-by');
  serveOpenApi(docs, app);
  await docs.init();
  return docs.getHttpAdapter().getInstance() as Express;
}
