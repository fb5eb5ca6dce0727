import { maxHeaderSize } from 'node:http';
import { parse } from 'node:querystring';
import { beforeEach, describe, expect, it } from 'vitest';
import { check } from '@programme/contracts';
import fc from 'fast-check';
import { badJson, escaped, oddBody, oddQuery, oddText, queryFields, rightCalls as calls } from '@programme/api-testing';
import { engines } from './support/engines.js';
import { admin } from './support/test-server.js';
import { withServer } from './support/with-server.js';

/** Bytes of a request's head besides its address, at most. */
const otherHeaders = 1000;

// SQLite in depth: what the engines do with values differs, what is done before them does not.
describe.each(engines.map((engine, index) => ({ engine, name: engine.name, runs: index === 0 ? 45 : 9 })))(
  'bad input on $name',
  ({ engine, runs }) => {
    const server = withServer(engine, { registration: true, trustProxy: 1 });
    let cookie: string;
    let callers = 0;

    // Anew each time: among the odd logins are some that succeed, and some too many that do not.
    beforeEach(async () => {
      server().clock.advance({ minutes: 16 });
      const login = await server().browser().post('/api/login').send(admin).expect(200);
      cookie = String(login.headers['set-cookie']).split(';')[0] ?? '';
    });

    /** Each call comes from another address, or the limit of calls would be all that is tested. */
    const call = (method: string, path: string, body?: string): Promise<Response> => {
      callers += 1;
      const from = `10.${callers >> 16}.${(callers >> 8) & 255}.${callers & 255}`;
      const headers = { cookie, 'x-forwarded-for': from, ...(body && { 'content-type': 'application/json' }) };
      return fetch(`${server().url}${path}`, { method, headers, ...(body && { body }), redirect: 'manual' });
    };

    const state = async (): Promise<unknown> => {
      const tables = server().database.entityMetadatas.map(({ tableName }) => tableName);
      return Promise.all(tables.map((table) => server().database.query(`SELECT * FROM ${table}`)));
    };

    const expectProblem = async (answer: Response): Promise<void> => {
      // Node itself refuses a request whose head is too large, before any of the product's code runs.
      if (answer.status === 431) return expect(answer.url.length).toBeGreaterThan(maxHeaderSize - otherHeaders);
      expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
      const problem = (await answer.json()) as { status: number; detail: string };
      expect(problem).toMatchObject({ status: answer.status, detail: expect.stringMatching(/^[A-Z]/) });
    };

    const withBody = calls.flatMap(({ body, schema, ...rest }) => (body && schema ? [{ ...rest, body, schema }] : []));

    it.each(withBody)(
      'in the body of $name is refused, and changes nothing',
      async ({ method, path, body, schema }) => {
        const before = await state();
        const refused = badJson(body).filter((text) => !check(schema, JSON.parse(text)).ok);
        await fc.assert(
          fc.asyncProperty(refused, async (text) => {
            const answer = await call(method, path, text);
            expect(answer.status).toBeGreaterThanOrEqual(400);
            expect(answer.status).toBeLessThan(500);
            await expectProblem(answer);
          }),
          { numRuns: runs },
        );
        expect(await state()).toEqual(before);
        expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined();
      },
    );

    it.each(withBody)('in the texts of $name is no fault of the server', async ({ method, path, body }) => {
      await fc.assert(
        fc.asyncProperty(oddBody(body), async (odd) => {
          const answer = await call(method, path, JSON.stringify(odd));
          expect(answer.status).not.toBe(500);
          if (answer.status >= 400) await expectProblem(answer);
        }),
        { numRuns: Math.ceil(runs / 3) },
      );
    });

    it.each(calls.filter(({ method }) => method === 'GET'))(
      'in the query of $name is refused',
      async ({ path, query }) => {
        const address = path.split('?')[0] ?? '';
        await fc.assert(
          fc.asyncProperty(oddQuery(queryFields), async (text) => {
            const answer = await call('GET', `${address}?${text}`);
            expect(answer.status).toBeLessThan(500);
            if (query && !check(query, { ...parse(text) }).ok) expect(answer.status).toBe(400);
            if (answer.status >= 400) await expectProblem(answer);
            else await answer.arrayBuffer();
          }),
          { numRuns: Math.ceil(runs / 2) },
        );
      },
    );

    it.each(calls.filter(({ pattern }) => pattern.includes(':')))(
      'in the address of $name names nothing',
      async ({ method, pattern, body }) => {
        await fc.assert(
          fc.asyncProperty(oddText, async (text) => {
            const path = pattern.replaceAll(/:\w+/g, () => escaped(text));
            const answer = await call(method, path, body && JSON.stringify(body));
            expect(answer.status).not.toBe(500);
            if (answer.status >= 400) await expectProblem(answer);
          }),
          { numRuns: Math.ceil(runs / 3) },
        );
      },
    );

    it('in the JSON itself is refused', async () => {
      const broken = fc.oneof(
        fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }).map((text) => `{${text}`),
        fc.constantFrom('{"a":1,}', '[1', '"x', 'NaN', '{"a":01}', '\u0000', '{"a":"\u0000"}', '['.repeat(50_000)),
      );
      await fc.assert(
        fc.asyncProperty(broken, async (text) => {
          const answer = await call('POST', '/api/creators', text);
          expect([400, 413]).toContain(answer.status);
          await expectProblem(answer);
        }),
        { numRuns: runs },
      );
    });
  },
);
