import { describe, expect, it } from 'vitest';
import { sqliteEngine } from './support/engines.js';
import { withServer } from './support/with-server.js';

type Operation = {
  parameters?: { in: string; name: string }[];
  requestBody?: { content: { 'application/json': { schema: unknown } } };
};

describe('the description of the API', () => {
  const development = withServer(sqliteEngine);
  const production = withServer(sqliteEngine, { production: true });

  it('says what each call takes, by the schema that checks it', async () => {
    const { body } = await development().browser().get('/api/openapi.json').expect(200);
    const { paths } = body as { paths: Record<string, Record<string, Operation>> };
    const schemaOf = (path: string) => paths[path]?.['post']?.requestBody?.content['application/json'].schema;
    expect(schemaOf('/api/login')).toEqual({
      type: 'object',
      properties: {
        username: { type: 'string', maxLength: 200 },
        password: { type: 'string', maxLength: 200 },
      },
      required: ['username', 'password'],
      additionalProperties: false,
    });
    expect(schemaOf('/api/logs')).toMatchObject({
      oneOf: [
        {
          properties: {
            currency: { enum: ['PLN', 'EUR', 'USD', 'MXN'] },
            monthsCount: { type: 'integer', maximum: 12 },
          },
        },
        { properties: { company: { type: ['string', 'null'] } } },
      ],
    });
    expect(Object.keys(paths)).toContain('/api/pricing-2025/{currency}');
  });

  it('says what a list can be asked for, and what a change takes', async () => {
    const { body } = await development().browser().get('/api/openapi.json').expect(200);
    const { paths } = body as { paths: Record<string, Record<string, Operation>> };
    const queryOf = (path: string, method = 'get') =>
      paths[path]?.[method]?.parameters?.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
    const filters = ['from', 'to', 'currency', 'q'];
    expect(queryOf('/api/logs')).toEqual([...filters, 'limit', 'cursor']);
    expect(queryOf('/api/logs/export')).toEqual(filters);
    expect(queryOf('/api/translations/{key}', 'delete')).toEqual(['version']);
    const fieldsOf = (method: string, path: string) => {
      const { schema } = paths[path]?.[method]?.requestBody?.content['application/json'] ?? {};
      return Object.keys((schema as { properties: object }).properties);
    };
    expect(fieldsOf('patch', '/api/users/{id}')).toEqual(['isAdmin']);
    expect(fieldsOf('put', '/api/users/{id}/password')).toEqual(['password']);
    expect(fieldsOf('post', '/api/creators')).toEqual(['name', 'shortName']);
    expect(fieldsOf('patch', '/api/creators/{id}')).toEqual(['name', 'shortName', 'isActive']);
    expect(fieldsOf('patch', '/api/translations/{key}')).toEqual(['en', 'pl', 'es', 'version']);
  });

  it('has a page that needs nothing inline', async () => {
    const { text } = await development().browser().get('/api/docs').redirects(1).expect(200);
    expect(text).toContain('swagger-ui-bundle.js');
    expect(text).not.toMatch(/<script(?![^>]*\bsrc=)/);
  });

  it('is not there in production', async () => {
    await production().browser().get('/api/openapi.json').expect(404);
    await production().browser().get('/api/docs').expect(404);
  });
});
