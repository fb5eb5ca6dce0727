import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { visitorLog } from '@programme/api-testing';
import { sqliteEngine } from './support/engines.js';
import { admin } from './support/test-server.js';
import { withServer } from './support/with-server.js';

describe('what the API takes in', () => {
  const server = withServer(sqliteEngine);
  const post = (path: string) => server().browser().post(path);

  describe('a state-changing call', () => {
    it.each([
      ['of another site', { 'Sec-Fetch-Site': 'cross-site' }],
      ['of a sibling site', { 'Sec-Fetch-Site': 'same-site' }],
      ['from a foreign origin', { Origin: 'https://evil.example' }],
      ['from an origin that is hidden', { Origin: 'null' }],
      [
        'from a foreign origin that calls itself our site',
        { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'none' },
      ],
    ])('%s is refused', async (_name, headers) => {
      const answer = await post('/api/login').set(headers).send(admin).expect(403);
      expect(answer.body).toMatchObject({ type: 'urn:programme:problem:foreign-origin' });
    });

    it.each([
      ['by another scheme', (origin: string) => origin.replace('http:', 'https:')],
      ['with a user before it', (origin: string) => origin.replace('//', '//evil@')],
      ['with a path behind it', (origin: string) => `${origin}/`],
    ])('from our own name %s is refused', async (_name, change) => {
      await post('/api/logout')
        .set({ Origin: change(server().url) })
        .expect(403);
    });

    it('of our own pages, by whichever of our names, is taken', async () => {
      await post('/api/logout').set({ Origin: server().url, 'Sec-Fetch-Site': 'same-origin' }).expect(204);
      await post('/api/logout').set({ Origin: 'http://localhost:3000' }).expect(204);
    });

    it('of another site that only reads is answered', async () => {
      await server().browser().get('/api/settings').set('Sec-Fetch-Site', 'cross-site').expect(200);
    });

    it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''])(
      'with a body of type "%s" gets 415',
      async (type) => {
        const answer = await fetch(`${server().url}/api/login`, {
          method: 'POST',
          headers: type ? { 'content-type': type } : {},
          body: Buffer.from('{}'),
        });
        expect(answer.status).toBe(415);
        expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
      },
    );

    it('with a body over 100 kB gets 413, whether or not it says how long it is', async () => {
      const tooLong = JSON.stringify({ username: 'x'.repeat(101 * 1024), password: 'x' });
      await post('/api/login').type('json').send(tooLong).expect(413);
      const answer = await fetch(`${server().url}/api/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: new Blob([tooLong]).stream(),
        duplex: 'half',
      } as RequestInit);
      expect(answer.status).toBe(413);
    });

    it.each(['{', 'nonsense', '"5"', '5', 'null', '{"username":"a",}'])(
      'with the malformed body %s gets 400',
      async (body) => {
        const answer = await post('/api/login').type('json').send(body).expect(400);
        expect(answer.body).toMatchObject({ type: 'urn:programme:problem:malformed-json' });
      },
    );
  });

  describe('a body', () => {
    it.each([
      ['is missing', undefined, { body: 'This field is required' }],
      ['is a list', [], { body: 'Wrong type of value' }],
      ['lacks its fields', {}, { username: 'Username is required', password: 'Password is required' }],
      [
        'has empty fields',
        { username: '', password: '' },
        { username: 'Username is required', password: 'Password is required' },
      ],
      ['has a number for a text', { ...admin, password: 5 }, { password: 'Wrong type of value' }],
      ['has null for a text', { ...admin, password: null }, { password: 'Password is required' }],
      ['has an object for a text', { ...admin, password: { $ne: 1 } }, { password: 'Wrong type of value' }],
      ['has a list for a text', { ...admin, username: ['admin'] }, { username: 'Wrong type of value' }],
      ['has an unknown field', { ...admin, extra: 1 }, { extra: 'Unknown field: extra' }],
      [
        'has a control character',
        { ...admin, username: 'ad\u0000min' },
        { username: 'Contains characters that cannot be printed' },
      ],
      [
        'has half a character',
        { ...admin, username: '\ud800' },
        { username: 'Contains characters that cannot be printed' },
      ],
      ['has a text that is too long', { ...admin, username: 'x'.repeat(201) }, { username: 'At most 200 characters' }],
    ])('that %s is refused', async (_name, body, errors) => {
      const answer = await post('/api/login')
        .send(body as object)
        .expect(400);
      expect(answer.body).toEqual({
        type: 'urn:programme:problem:invalid-request',
        title: 'Bad Request',
        status: 400,
        detail: 'Please check the highlighted fields.',
        errors,
        requestId: answer.headers['x-request-id'],
      });
    });

    it.each([
      '"__proto__":{"isAdmin":true}',
      '"constructor":{}',
      '"prototype":1',
      '"toString":"x"',
      '"hasOwnProperty":1',
    ])('with the prototype key %s is refused', async (key) => {
      await post('/api/login').type('json').send(`{"username":"admin","password":"x",${key}}`).expect(400);
      const nested = JSON.stringify(visitorLog).replace('"outputs":{', `"outputs":{${key}`);
      await post('/api/logs').type('json').send(nested).expect(400);
      expect(({} as { isAdmin?: unknown }).isAdmin).toBeUndefined();
    });

    it.each([
      ['activeUsers', '5'],
      ['activeUsers', 0],
      ['activeUsers', 1.5],
      ['activeUsers', 1_000_001],
      ['monthsCount', 13],
      ['monthsCount', true],
      ['currency', 'GBP'],
      ['currency', 'pln'],
      ['companyName', 'x'.repeat(201)],
      ['inputs', { ...visitorLog.inputs, au_2025: 'fifty' }],
      ['inputs', null],
      ['outputs', { pricing2026: { finalTotal: '5' } }],
      ['outputs', { pricing2026: { monthlyBreakdown: [{ month: 1 }] } }],
      ['outputs', 'none'],
      ['extra', 1],
    ])('of a calculation whose %s is %j is refused', async (field, value) => {
      const answer = await post('/api/logs')
        .send({ ...visitorLog, [field]: value })
        .expect(400);
      expect(Object.keys((answer.body as { errors: object }).errors).join()).toContain(field);
    });

    it('of bytes that are no UTF-8 is refused', async () => {
      const body = Buffer.from(JSON.stringify({ ...visitorLog, companyName: 'Acm?' }));
      body[body.indexOf('?')] = 0xe9;
      const { type, body: problem } = await post('/api/logs')
        .type('json')
        .serialize(() => body as unknown as string)
        .send({})
        .expect(400);
      expect(type).toBe('application/problem+json');
      expect(problem).toMatchObject({ type: 'urn:programme:problem:malformed-json' });
    });

    it('with a number beyond all numbers is refused', async () => {
      const body = JSON.stringify(visitorLog).replace('"outputs":{}', '"outputs":{"value2025":1e999}');
      await post('/api/logs').type('json').send(body).expect(400);
    });
  });

  it('answers a malformed address with 400, and one that does not exist with 404', async () => {
    await server().browser().get('/api/offers/%E0%A4%A/public').expect(400);
    for (const path of ['/api', '/api/', '/api/nothing', '/API/nothing']) {
      const answer = await server().browser().get(path).expect(404);
      expect(answer.body).toMatchObject({
        status: 404,
        detail: 'This was not found. It may have been deleted, or the address may be wrong.',
      });
    }
  });

  it('answers another method than an address takes with 405, and names those', async () => {
    const browser = server().browser();
    const wrong = await browser.get('/api/login').expect(405);
    expect(wrong.headers['allow']).toBe('POST');
    expect(wrong.body).toMatchObject({ type: 'urn:programme:problem:method-not-allowed', status: 405 });
    const offer = '/api/offers/11111111-9d0d-4b6f-8f3e-3d2f0c9a7b11';
    expect((await browser.patch(offer).send({}).expect(405)).headers['allow']).toBe('PUT, DELETE');
    expect((await browser.delete('/api/health/live').expect(405)).headers['allow']).toBe('GET, HEAD');
  });

  it('survives a request that is no HTTP', async () => {
    const socket = connect(Number(new URL(server().url).port), '127.0.0.1');
    socket.end('GET /api/user HTTP/1.1\r\nHost: a\r\nbad header\r\n\r\n');
    await new Promise((resolve) => socket.on('close', resolve).resume());
    await server().browser().get('/api/health/live').expect(200);
  });
});

describe('what the API sends out', () => {
  const server = withServer(sqliteEngine);

  it('names each request in its answer, its log line and its problem document', async () => {
    const answer = await server().browser().get('/api/user?secret=1').expect(401);
    const requestId = answer.headers['x-request-id'];
    expect((answer.body as { requestId: string }).requestId).toBe(requestId);
    const [line] = server().log.filter((entry) => entry['requestId'] === requestId);
    expect(line).toMatchObject({ level: 'info', method: 'GET', route: '/api/user', status: 401, ip: '127.0.0.0' });
    const again = await server().browser().get('/api/user');
    expect(again.headers['x-request-id']).not.toBe(requestId);
  });

  it('writes no secret into its log', async () => {
    const browser = await server().adminBrowser();
    const answer = await browser
      .post('/api/login')
      .send({ ...admin, password: 'a wrong secret' })
      .expect(401);
    await browser.get('/api/user?token=in-the-query').set('Authorization', 'Bearer in-the-header');
    const log = server().logText.join('\n');
    expect(log).toContain(answer.headers['x-request-id']);
    for (const secret of [admin.password, 'a wrong secret', 'in-the-query', 'in-the-header', 'argon2', 'session=']) {
      expect(log).not.toContain(secret);
    }
  });

  it('hides the inside of a failure, and writes down where it was, without the values', async () => {
    const browser = await server().adminBrowser();
    await server().database.query('ALTER TABLE translations RENAME TO away');
    const answer = await browser.get('/api/translations').expect(500);
    await server().database.query('ALTER TABLE away RENAME TO translations');
    expect(answer.text).not.toMatch(/select|sqlite|translations| at |\.ts|\.js/i);
    const [line] = server().log.filter((entry) => entry['level'] === 'error');
    expect(line).toMatchObject({ problem: 'internal', error: { name: 'QueryFailedError' } });
    expect(JSON.stringify(line)).not.toMatch(/SELECT |no such table/);
  });

  it('protects what it serves', async () => {
    const { headers } = await server().browser().get('/api/settings').expect(200);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cache-control': 'no-store',
      'x-frame-options': 'DENY',
    });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('strict-transport-security');
  });

  it('tells the pages what is switched on', async () => {
    expect((await server().browser().get('/api/settings')).body).toEqual({
      registration: false,
      chat: false,
      mail: false,
      timezone: 'Europe/Warsaw',
      now: server().clock.now().toISOString(),
    });
  });
});
