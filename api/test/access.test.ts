import { beforeAll, describe, expect, it } from '@jest/globals';
import { UsersService } from '../src/users/users.service.js';
import { engines, sqliteEngine } from './support/engines.js';
import { admin, type TestServer } from './support/test-server.js';
import { withServer } from './support/with-server.js';

const member = { username: 'member', password: 'four plain words here' } as const;
const words = { en: 'Prices', pl: 'Ceny', es: 'Precios' };
const calculation = { currency: 'PLN', employees: 1, activeUsers: 1, months: 1, totalPrice: 1 };
const log = { ...calculation, timestamp: '2026-11-21T09:00:00Z' };
const creator = 'Daniel Whitfield';
const quote = { packageType: 'comfort', employeesCount: 10, monthsCount: 3 };
const offer = { clientName: 'Acme', creator, currency: 'PLN', validUntil: '2027-02-19', quotes: [quote] };
const price = '/api/pricing-2025/PLN?employed_2025=1&au_2025=1&am_2025=1';

type Call = { readonly path?: string; readonly body?: object; readonly status: number };

/** What each registered call answers to a right request of whoever may make it. */
const everyone: Readonly<Record<string, Call>> = {
  'POST /api/login': { body: admin, status: 200 },
  'POST /api/logout': { status: 204 },
  'POST /api/register': { body: { username: 'newcomer', password: 'four plain words here' }, status: 201 },
  'GET /api/health/live': { status: 200 },
  'GET /api/health/ready': { status: 200 },
  'GET /api/settings': { status: 200 },
  'GET /api/translations': { status: 200 },
  'POST /api/logs': { body: log, status: 201 },
  'GET /api/pricing-2025/:currency': { path: price, status: 200 },
  'POST /api/offers/:id/validate': { path: '/api/offers/none/validate', body: { password: 'x' }, status: 401 },
  'GET /api/offers/:id/public': { path: '/api/offers/none/public', status: 401 },
  'POST /api/offers/:id/view': { path: '/api/offers/none/view', body: {}, status: 401 },
  'PUT /api/offers/:id/view/:viewId': { path: '/api/offers/none/view/1', body: { duration: 1 }, status: 401 },
};

const users: Readonly<Record<string, Call>> = { 'GET /api/user': { status: 200 } };

const admins: Readonly<Record<string, Call>> = {
  'GET /api/users': { status: 200 },
  'PATCH /api/users/:id': { path: '/api/users/2', body: { isAdmin: false }, status: 200 },
  'PUT /api/users/:id/password': {
    path: '/api/users/2/password',
    body: { password: 'other plain words here' },
    status: 204,
  },
  'GET /api/creators': { status: 200 },
  'POST /api/creators': { body: { name: 'Somebody New', shortName: 'New' }, status: 201 },
  'PATCH /api/creators/:id': { path: '/api/creators/1', body: { isActive: false }, status: 200 },
  'PATCH /api/translations/:key': { path: '/api/translations/shell.title', body: words, status: 200 },
  'DELETE /api/translations/:key': { path: '/api/translations/server.busy', status: 204 },
  'GET /api/logs': { status: 200 },
  'GET /api/logs/export': { status: 200 },
  'GET /api/offers': { status: 200 },
  'POST /api/offers': { body: offer, status: 201 },
  'POST /api/offers/calculate-prices': { body: { ...quote, currency: 'PLN' }, status: 200 },
  'GET /api/offers/:id/details': { path: '/api/offers/none/details', status: 404 },
  'PUT /api/offers/:id': { path: '/api/offers/none', body: { ...offer, id: 'none', version: 1 }, status: 404 },
  'DELETE /api/offers/:id': { path: '/api/offers/none', status: 404 },
  'POST /api/offers/:id/code': { path: '/api/offers/none/code', body: {}, status: 404 },
  'GET /api/offers/:id/history': { path: '/api/offers/none/history', status: 404 },
  'GET /api/offers/:id/analytics': { path: '/api/offers/none/analytics', status: 404 },
  'GET /api/slack-mappings': { status: 200 },
  'POST /api/slack-mappings': { body: { creatorName: creator, slackUserId: 'U012AB3CD' }, status: 201 },
  'PATCH /api/slack-mappings/:id': { path: '/api/slack-mappings/1', body: { isActive: false }, status: 200 },
  // The chat is off in these tests, and only an admin is told so.
  'POST /api/slack-mappings/test': { body: { creatorName: creator }, status: 503 },
  'POST /api/slack-reminders/check': { body: {}, status: 503 },
  'DELETE /api/slack-mappings/:id': { path: '/api/slack-mappings/1', status: 204 },
};

type Router = { router: { stack: { route?: { path: string; methods: Record<string, boolean> } }[] } };

function registeredCalls(server: TestServer): string[] {
  const { router } = server.app.getHttpAdapter().getInstance() as Router;
  return router.stack.flatMap(({ route }) =>
    route ? Object.keys(route.methods).map((method) => `${method.toUpperCase()} ${route.path}`) : [],
  );
}

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

  it('are joined in development by their description alone', () => {
    const more = registeredCalls(development()).filter((call) => !registeredCalls(production()).includes(call));
    expect(more.filter((call) => !/^GET \/api\/(docs(\/|$)|openapi\.json$)/.test(call))).toEqual([]);
  });
});

describe.each(engines)('who may make which call on $name', (engine) => {
  const server = withServer(engine, { registration: true });
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

  const callsOf = (table: Readonly<Record<string, Call>>) =>
    Object.entries(table).map(([name, rest]) => {
      const [method = '', path = ''] = name.split(' ');
      return { name, method, path, ...rest };
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
      expect([401, 404].map((status) => `${spelling} ${status}`)).toContain(`${spelling} ${anonymous.status}`);
      expect([403, 404].map((status) => `${spelling} ${status}`)).toContain(`${spelling} ${ofMember.status}`);
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
