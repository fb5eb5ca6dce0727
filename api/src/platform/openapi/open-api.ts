import type { INestApplication } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { apiPaths } from '@programme/contracts';
import { permissionOf } from '../access/access.decorators.js';
import { RouteTemplates } from '../http/route-templates.js';
import { toJsonSchema } from './json-schema.js';
import { operationResponses } from './operation-responses.js';

/** The description of the API: from the routes, the schemas that check what is sent, `@Responds` and `@Requires`. */
export function describeApi(app: INestApplication): OpenAPIObject {
  const description = new DocumentBuilder()
    .setTitle('Activity programme')
    .setDescription('Errors are application/problem+json; the session is a cookie, see POST /api/login.')
    .setVersion('1.0.0')
    .addCookieAuth('session')
    .setOpenAPIVersion('3.1.0')
    .build();
  const document = SwaggerModule.createDocument(app, description, {
    standardSchemaConverter: (schema) => {
      const converted = toJsonSchema(schema);
      return converted && { schema: converted };
    },
  });
  for (const route of app.get(RouteTemplates).routes) {
    const item = document.paths[route.template.replaceAll(/:(\w+)/g, '{$1}')];
    const operation = item?.[route.method.toLowerCase() as 'get'];
    if (!operation) throw new Error(`The description lacks ${route.method} ${route.template}`);
    const hasQuery = operation.parameters?.some((parameter) => 'in' in parameter && parameter.in === 'query') ?? false;
    const permission = permissionOf(route.handler);
    if (permission) Object.assign(operation, { 'x-permission': permission });
    operation.responses = operationResponses(route, hasQuery, app.get(Reflector));
  }
  return document;
}

/** Makes `docs` serve the description of `app`, and a page to read and try it. */
export function serveOpenApi(docs: INestApplication, app: INestApplication): void {
  SwaggerModule.setup(apiPaths.docs, docs, describeApi(app), { jsonDocumentUrl: apiPaths.openApi, raw: ['json'] });
}
