import { describe, expect, it } from 'vitest';
import { permissions } from '@programme/contracts';
import type { Response } from 'supertest';
import type { Config } from '../src/platform/config/config.js';
import { SessionStore } from '../src/features/sessions/session.store.js';
import { UsersService } from '../src/features/users/users.service.js';
import { engines, sqliteEngine } from './support/engines.js';
import { admin, TestServer } from './support/test-server.js';
import { withServer } from './support/with-server.js';

const cookiesOf = (response: Response): string[] => (response.headers['set-cookie'] as unknown as string[]) ?? [];
const countOfSessions = 'SELECT COUNT(*) AS n FROM sessions';

describe.each(engines)('sessions on $name', (engine) => {
  const server = withServer(engine);

  const countSessions = async (): Promise<number> => {
    const [row] = await server().database.query<{ n: number | string }[]>(countOfSessions);
    return Number(row?.n);
  };

  it('gives a visitor neither a user nor a cookie', async () => {
    const answer = await server().browser().get('/api/user').expect(401);
    expect(cookiesOf(answer)).toEqual([]);
    expect(answer.body).toMatchObject({ status: 401, detail: 'Please log in.' });
  });

  it('logs in regardless of the case of the username, with a cookie for this site alone', async () => {
    const browser = server().browser();
    const answer = await browser
      .post('/api/login')
      .send({ ...admin, username: 'ADMIN' })
      .expect(200);
    expect(answer.body).toEqual({
      id: expect.any(Number),
      username: 'admin',
      isAdmin: true,
      permissions: Object.keys(permissions),
    });
    expect(cookiesOf(answer)).toEqual([expect.stringMatching(/^session=[^;]+; Path=\/; HttpOnly; SameSite=Lax$/)]);
    expect((await browser.get('/api/user').expect(200)).body).toEqual(answer.body);
  });

  it('says the same of a wrong password and of an unknown user', async () => {
    for (const wrong of [
      { ...admin, password: 'wrong' },
      { ...admin, username: 'nobody' },
    ]) {
      const answer = await server().browser().post('/api/login').send(wrong).expect(401);
      expect(answer.body).toMatchObject({ detail: 'Invalid username or password' });
      expect(cookiesOf(answer)).toEqual([]);
    }
  });

  it('tells each of many who ask at the same time who they are', async () => {
    const member = { username: 'member', password: 'four plain words here' };
    await server().app.get(UsersService).register(member.username, member.password);
    const [first, second] = [await server().adminBrowser(), server().browser()];
    await second.post('/api/login').send(member).expect(200);
    const nobody = server().browser().get('/api/user').set('Cookie', 'session=s%3Anone.none');
    const asked = Array.from({ length: 40 }, (_, index) => (index % 2 ? first : second).get('/api/user'));
    const answers = await Promise.all([...asked, nobody]);
    answers.forEach(({ status, body }, index) =>
      expect([status, (body as { username?: string }).username]).toEqual(
        index === asked.length ? [401, undefined] : [200, index % 2 ? admin.username : member.username],
      ),
    );
  });

  it('takes a new session id at each login, and the old one opens nothing any more', async () => {
    const browser = server().browser();
    const first = cookiesOf(await browser.post('/api/login').send(admin))[0]?.split(';')[0] ?? '';
    const second = cookiesOf(await browser.post('/api/login').send(admin))[0]?.split(';')[0] ?? '';
    expect(second).not.toEqual(first);
    await server().browser().get('/api/user').set('Cookie', first).expect(401);
    await server().browser().get('/api/user').set('Cookie', second).expect(200);
  });

  it('removes the session from the server at logout, and takes the cookie back', async () => {
    const browser = await server().adminBrowser();
    const before = await countSessions();
    const answer = await browser.post('/api/logout').expect(204);
    expect(cookiesOf(answer)[0]).toMatch(/^session=; Path=\/; Expires=Thu, 01 Jan 1970/);
    expect(await countSessions()).toBe(before - 1);
    await browser.get('/api/user').expect(401);
    await browser.post('/api/logout').expect(204);
  });

  it('does not bring a session back that logout removed while another call was under way', async () => {
    const store = server().app.get(SessionStore);
    const call = <T>(run: (done: (error: unknown, value?: T) => void) => void): Promise<T | undefined> =>
      new Promise((resolve, reject) => run((error, value) => (error ? reject(error as Error) : resolve(value))));
    const fresh = { cookie: { originalMaxAge: null } } as never;
    await call((done) => store.set('one', fresh, done));
    const loaded = await call((done) => store.get('one', done));
    await call((done) => store.destroy('one', done));
    await call((done) => store.set('one', loaded as never, done));
    expect(await call((done) => store.get('one', done))).toBeNull();
  });

  it('ends a session 60 minutes after its last use', async () => {
    const browser = await server().adminBrowser();
    server().clock.advance({ minutes: 58 });
    await browser.get('/api/user').expect(200);
    server().clock.advance({ minutes: 58 });
    await browser.get('/api/user').expect(200);
    server().clock.advance({ minutes: 60 });
    await browser.get('/api/user').expect(401);
  });

  it('ends a session 8 hours after it began, however busy', async () => {
    const browser = await server().adminBrowser();
    for (let half = 1; half <= 15; half += 1) {
      server().clock.advance({ minutes: 30 });
      await browser.get('/api/user').expect(200);
    }
    server().clock.advance({ minutes: 30 });
    await browser.get('/api/user').expect(401);
  });

  it('ends with the user', async () => {
    const browser = await server().adminBrowser();
    const { database } = server();
    await database.query('DELETE FROM users');
    expect(await countSessions()).toBe(0);
    await browser.get('/api/user').expect(401);
  });
});

describe('the session cookie', () => {
  const https = withServer(sqliteEngine, { publicUrl: 'https://prices.example', secure: true });

  it('is Secure and tied to its host when people come over https', async () => {
    const answer = await https().browser().post('/api/login').send(admin).expect(200);
    expect(cookiesOf(answer)[0]).toMatch(/^__Host-session=[^;]+; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(answer.headers['strict-transport-security']).toMatch(/max-age/);
  });

  it('stays good while its secret is in the list, over a restart, and not a moment longer', async () => {
    const database = await sqliteEngine.create();
    const statusWith = async (appSecrets: Config['appSecrets'], cookie: string): Promise<number> => {
      const server = await TestServer.start(database, { appSecrets });
      const { status } = await server.browser().get('/api/user').set('Cookie', cookie);
      await server.stop();
      return status;
    };
    const first = await TestServer.start(database, { appSecrets: ['old secret'] });
    const cookie = cookiesOf(await first.browser().post('/api/login').send(admin))[0]?.split(';')[0] ?? '';
    await first.stop();
    expect(await statusWith(['new secret', 'old secret'], cookie)).toBe(200);
    expect(await statusWith(['new secret', 'old secret'], `${cookie.slice(0, -3)}abc`)).toBe(401);
    expect(await statusWith(['new secret'], cookie)).toBe(401);
    await database.drop();
  });
});
