import { afterEach, describe, expect, it, vi } from 'vitest';
import { CreatorsService } from '../src/features/creators/creators.service.js';
import { ProblemError } from '../src/platform/errors/problem.error.js';
import { sqliteEngine } from './support/engines.js';
import { withServer } from './support/with-server.js';

type Operation = {
  'x-permission'?: string;
  parameters?: { in: string; name: string }[];
  requestBody?: { content: { 'application/json': { schema: unknown } } };
  responses: Record<string, { content?: Record<string, { schema: Schema }>; headers?: object }>;
};

type Schema = { items?: Schema; properties?: Record<string, { type?: unknown; format?: string; enum?: string[] }> };

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
    const filters = ['from', 'to', 'currency', 'calculator', 'q'];
    expect(queryOf('/api/logs')).toEqual([...filters, 'limit', 'cursor']);
    expect(queryOf('/api/logs/export')).toEqual([...filters, 'csv']);
    expect(queryOf('/api/translations/{key}', 'delete')).toEqual(['version']);
    const fieldsOf = (method: string, path: string) => {
      const { schema } = paths[path]?.[method]?.requestBody?.content['application/json'] ?? {};
      return Object.keys((schema as { properties: object }).properties);
    };
    expect(fieldsOf('patch', '/api/users/{id}')).toEqual(['isAdmin']);
    expect(fieldsOf('put', '/api/account/password')).toEqual(['current', 'password']);
    expect(fieldsOf('post', '/api/creators')).toEqual(['name', 'shortName', 'email', 'phone']);
    expect(fieldsOf('patch', '/api/creators/{id}')).toEqual(['name', 'shortName', 'email', 'phone', 'isActive']);
    expect(fieldsOf('patch', '/api/translations/{key}')).toEqual(['en', 'pl', 'es', 'version']);
  });

  it('says what each call answers, with its problems', async () => {
    const { body } = await development().browser().get('/api/openapi.json').expect(200);
    const { paths } = body as { paths: Record<string, Record<string, Operation>> };
    const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
    expect(operations.length).toBeGreaterThan(35);
    for (const { responses } of operations) {
      expect(Object.keys(responses).filter((status) => status.startsWith('2'))).toHaveLength(1);
      expect(Object.keys(responses)).toEqual(expect.arrayContaining(['400', '500', '503']));
    }
    const offers = paths['/api/offers']?.['get']?.responses['200'];
    expect(offers?.content?.['application/json']?.schema.items?.properties).toMatchObject({
      id: { type: 'string', format: 'uuid' },
      validUntil: { format: 'date' },
      createdAt: { format: 'date-time' },
    });
    expect(offers?.headers).toHaveProperty(['X-Total-Count']);
    const change = paths['/api/offers/{id}']?.['put']?.responses;
    expect(change?.['409']?.content?.['application/problem+json']?.schema.properties?.['type']?.enum).toEqual([
      'urn:programme:problem:offer-accepted',
      'urn:programme:problem:stale-version',
      'urn:programme:problem:price-book-changed',
    ]);
    expect(paths['/api/offers/{id}']?.['delete']?.responses['204']?.content).toBeUndefined();
    expect(Object.keys(paths['/api/logs/export']?.['get']?.responses['200']?.content ?? {})).toEqual(['text/csv']);
  });

  it('says which permission a call of staff takes', async () => {
    const { body } = await development().browser().get('/api/openapi.json').expect(200);
    const { paths } = body as { paths: Record<string, Record<string, Operation>> };
    expect(paths['/api/offers/{id}/approve']?.['post']?.['x-permission']).toBe('offers.approve');
    expect(paths['/api/login']?.['post']).not.toHaveProperty('x-permission');
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

describe('an answer that differs from the description', () => {
  const server = withServer(sqliteEngine);
  const creator = { id: 1, name: 'Daniel Whitfield', shortName: 'Daniel', isActive: true, email: null, phone: null };

  afterEach(() => {
    server().answers.faults.length = 0;
  });

  const faultOf = async (path: string): Promise<string | undefined> => {
    const browser = await server().adminBrowser();
    await browser.get(path);
    return server().answers.faults[0];
  };

  it('is none when it has all its fields and no others', async () => {
    vi.spyOn(server().app.get(CreatorsService), 'list').mockResolvedValue([creator]);
    expect(await faultOf('/api/creators')).toBeUndefined();
    expect(() => server().answers.verify()).not.toThrow();
  });

  it.each([
    ['an unknown field', { ...creator, passwordHash: 'x' }, 'must NOT have additional properties'],
    ['a field too few', { ...creator, isActive: undefined }, "must have required property 'isActive'"],
    ['a field of another type', { ...creator, id: '1' }, 'body/0/id must be integer'],
  ])('is found when it has %s', async (_name, wrong, fault) => {
    vi.spyOn(server().app.get(CreatorsService), 'list').mockResolvedValue([wrong as never]);
    expect(await faultOf('/api/creators')).toContain(`GET /api/creators 200: `);
    expect(server().answers.faults[0]).toContain(fault);
    expect(() => server().answers.verify()).toThrow('Answers differ from the OpenAPI document');
  });

  it('is found when it is a problem that the call does not name', async () => {
    vi.spyOn(server().app.get(CreatorsService), 'list').mockRejectedValue(new ProblemError('mapping-taken'));
    expect(await faultOf('/api/creators')).toContain('409: this status is not documented');
    server().answers.faults.length = 0;
    vi.spyOn(server().app.get(CreatorsService), 'list').mockRejectedValue(new ProblemError('busy'));
    expect(await faultOf('/api/creators')).toContain('503: body/type must be equal to one of the allowed values');
  });

  it('is found when it is of another media type', async () => {
    vi.spyOn(server().app.get(CreatorsService), 'list').mockResolvedValue('text' as never);
    expect(await faultOf('/api/creators')).toContain('as "text/html"');
  });
});
