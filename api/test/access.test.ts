import { ExecutionContextHost } from '@nestjs/core/helpers/execution-context-host.js';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { RouteTemplates, type ControllerRoute } from '../src/platform/http/route-templates.js';
import { accessOf } from '../src/platform/access/access.decorators.js';
import { CurrentUser } from '../src/platform/access/access.guard.js';
import { UsersService } from '../src/features/users/users.service.js';
import { admins, callsOf, everyone, users } from '@programme/api-testing';
import { permissions } from '@programme/contracts';
import { sqliteEngine } from './support/engines.js';
import { registeredCalls } from './support/registered-calls.js';
import { admin, TestServer } from './support/test-server.js';
import { withServer } from './support/with-server.js';

const member = { username: 'member', password: 'four plain words here' } as const;

/** One path spelt in all the ways that might slip past a guard that compares paths. */
const spellings = (path: string): string[] => [
  path,
  `${path}/`,
  `${path}//`,
  `/${path}`,
  path.replace('/api/', '/api//'),
  path.replaceAll('/', '//'),
  path.toUpperCase(),
  path.replace('/api/', '/Api/'),
  path.replace('/api', '/%61pi'),
  path.replace(/\/api\/./, (start) => `/api/%${start.charCodeAt(5).toString(16)}`),
  path.replace('/api/', '/api%2F'),
  path.replace('/api/', '/api/%2e/'),
  `${path}%20`,
  `${path}%00`,
  `${path};x=1`,
  `${path}.json`,
];

describe('the calls of the API', () => {
  const production = withServer(sqliteEngine, { production: true });
  const development = withServer(sqliteEngine);

  it('are all in the table of who may make them', () => {
    const known = [everyone, users, admins].flatMap((table) => Object.keys(table));
    expect(registeredCalls(production()).sort()).toEqual(known.sort());
  });

  it('say who may make them, as the table has it', () => {
    const { routes } = production().app.get(RouteTemplates);
    const known = [
      ...Object.keys(everyone).map((name) => [name, 'everyone']),
      ...Object.keys(users).map((name) => [name, 'user']),
      ...Object.entries(admins).map(([name, { permission }]) => [name, { permission }]),
    ];
    const stated = routes.map(({ method, template, handler }) => [`${method} ${template}`, accessOf(handler)]);
    expect(Object.fromEntries(stated)).toEqual(Object.fromEntries(known));
  });

  it('have each permission on one of them at least', () => {
    const needed = new Set(Object.values(admins).map(({ permission }) => permission));
    expect([...needed].sort()).toEqual(Object.keys(permissions).sort());
  });

  it('are the same in development, whose description is no call', () => {
    expect(registeredCalls(development()).sort()).toEqual(registeredCalls(production()).sort());
  });
});

describe('a server with a call that says nothing of who may make it', () => {
  // The next server starts before the next test.
  afterEach(() => vi.restoreAllMocks());

  it('does not start, and names its handler', async () => {
    class NewController {
      forgotten(): void {}
    }
    const route = {
      controller: NewController,
      handler: NewController.prototype.forgotten,
    } as unknown as ControllerRoute;
    vi.spyOn(RouteTemplates.prototype, 'routes', 'get').mockReturnValue([route]);
    const database = await sqliteEngine.create();
    await expect(TestServer.start(database)).rejects.toThrow(
      'The handler NewController.forgotten needs one of @Requires',
    );
    await database.drop();
  });
});

describe('who may make which call', () => {
  const server = withServer(sqliteEngine, { registration: true });
  const cookies: Record<string, string> = { anonymous: '' };

  const call = (method: string, path: string, cookie: string, body?: object): Promise<Response> =>
    fetch(`${server().url}${path}`, {
      method,
      redirect: 'manual',
      headers: { cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });

  const logIn = async (credentials: object): Promise<string> => {
    const { headers } = await call('POST', '/api/login', '', credentials);
    return headers.get('set-cookie')?.split(';')[0] ?? '';
  };

  beforeAll(async () => {
    await server().app.get(UsersService).register(member.username, member.password);
    cookies['member'] = await logIn(member);
    cookies['admin'] = await logIn(admin);
  });

  const state = async (): Promise<unknown> => {
    const tables = ['users', 'creators', 'translations', 'api_logs', 'offers', 'creator_slack_mappings'];
    return Promise.all(tables.map((table) => server().database.query(`SELECT * FROM ${table} ORDER BY id`)));
  };

  it.each(callsOf(admins))('$name is refused to all but admins, however its path is spelt', async (admitted) => {
    const { method, path, body } = admitted;
    const before = await state();
    for (const spelling of spellings(path)) {
      const anonymous = await call(method, spelling, '', body);
      const ofMember = await call(method, spelling, cookies['member'] ?? '', body);
      // Some spellings are addresses that take other methods.
      expect([401, 404, 405].map((status) => `${spelling} ${status}`)).toContain(`${spelling} ${anonymous.status}`);
      expect([403, 404, 405].map((status) => `${spelling} ${status}`)).toContain(`${spelling} ${ofMember.status}`);
      expect(ofMember.headers.get('content-type')).toMatch(/^application\/problem\+json/);
    }
    expect((await call(method, path, '', body)).status).toBe(401);
    expect((await call(method, path, cookies['member'] ?? '', body)).status).toBe(403);
    // Not even what is wrong with a request is said to those who may not make it.
    expect((await call(method, path, '', body && { wrong: 1 })).status).toBe(401);
    if (method === 'GET') expect((await call('HEAD', path, '', body)).status).toBe(401);
    expect(await state()).toEqual(before);
  });

  it.each(callsOf(users))('$name is for whoever is logged in', async ({ method, path, body, status }) => {
    expect((await call(method, path, '', body)).status).toBe(401);
    for (const who of ['member', 'admin'])
      expect((await call(method, path, cookies[who] ?? '', body)).status).toBe(status);
  });

  it.each(callsOf(everyone))('$name is for everyone', async ({ method, path, body, status }) => {
    expect((await call(method, path, '', body)).status).toBe(status);
  });

  it.each(callsOf(admins))('$name is answered to an admin', async ({ method, path, body, status }) => {
    expect((await call(method, path, cookies['admin'] ?? '', body)).status).toBe(status);
  });
});

describe('CurrentUser', () => {
  class Handler {
    handle(@CurrentUser() user: unknown): unknown {
      return user;
    }
  }
  type Parameter = { readonly factory: (data: unknown, context: ExecutionContextHost) => unknown };
  const parameters = Reflect.getMetadata(ROUTE_ARGS_METADATA, Handler, 'handle') as Record<string, Parameter>;
  const given = (request: object) =>
    Object.values(parameters).map(({ factory }) => factory(undefined, new ExecutionContextHost([request])));

  it('gives a handler the user who is logged in', () => {
    expect(given({ user: member })).toEqual([member]);
  });

  it('refuses a visitor, should a handler that asks for the user be public by mistake', () => {
    expect(() => given({})).toThrow(expect.objectContaining({ code: 'unauthenticated' }));
  });
});
