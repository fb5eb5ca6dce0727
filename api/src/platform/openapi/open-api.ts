import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import { apiPaths } from '@programme/contracts';
import { toJsonSchema } from './json-schema.js';

/** Serves the description of the API, and a page to read and try it; for development. */
export function serveOpenApi(app: INestApplication): void {
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
  SwaggerModule.setup(apiPaths.docs, app, document, { jsonDocumentUrl: apiPaths.openApi, raw: ['json'] });
}
