import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { permissions, type ListedUser, type User } from '@programme/contracts';
import type { Agent } from 'supertest';
import { PasswordHasherService } from '../src/platform/passwords/password-hasher.service.js';
import { UserEntity } from '../src/features/users/user.entity.js';
import { UsersService } from '../src/features/users/users.service.js';
import { engines, onDefaultEngine, type TestDatabase } from './support/engines.js';
import { tokenOf } from './support/link-token.js';
import { TestServer } from './support/test-server.js';
import { withServer } from './support/with-server.js';

const password = 'four plain words here';
const newPassword = 'five other plain words here';

describe.each(engines)('the management of users on $name', (engine) => {
  const server = withServer(engine);
  let boss: Agent;
  let bossId: number;
  let member: User;
  let count = 0;

  beforeEach(async () => {
    boss = await server().adminBrowser();
    bossId = ((await boss.get('/api/user')).body as User).id;
    count += 1;
    member = await server().app.get(UsersService).register(`member ${count}`, password);
  });

  const logIn = async ({ username }: User, typed = password): Promise<Agent> => {
    const browser = server().browser();
    await browser.post('/api/login').send({ username, password: typed }).expect(200);
    return browser;
  };

  const setAdmin = (id: number | string, isAdmin: unknown, browser = boss) =>
    browser.patch(`/api/users/${id}`).send({ isAdmin });

  const makeLink = (id: number | string) => boss.post(`/api/users/${id}/link`).send({});

  const sessionsOf = async ({ id }: User): Promise<number> => {
    const rows = await server().database.query<unknown[]>('SELECT id FROM sessions WHERE user_id = ?', [id]);
    return rows.length;
  };

  it('lists them as people look names up, and says no more of them than there is to see', async () => {
    for (const username of ['Łucja', 'lucas', 'Zoë', 'Marek']) {
      await server().app.get(UsersService).register(`${count} ${username}`, password);
    }
    const users = (await boss.get('/api/users').expect(200)).body as ListedUser[];
    const names = users.map(({ username }) => username).filter((name) => name.startsWith(`${count} `));
    expect(names).toEqual(['lucas', 'Łucja', 'Marek', 'Zoë'].map((name) => `${count} ${name}`));
    expect(users.find(({ id }) => id === member.id)).toEqual({ ...member, email: null, passwordLink: null });
  });

  onDefaultEngine(engine, () => {
    it('grants admin, which counts from the next request on', async () => {
      const browser = await logIn(member);
      await browser.get('/api/users').expect(403);
      expect((await browser.get('/api/user')).body).toEqual({ ...member, permissions: [] });
      expect((await setAdmin(member.id, true).expect(200)).body).toEqual({ ...member, isAdmin: true });
      expect((await browser.get('/api/user')).body).toMatchObject({
        isAdmin: true,
        permissions: Object.keys(permissions),
      });
      await browser.get('/api/users').expect(200);
      await setAdmin(member.id, true).expect(200);
      await browser.get('/api/users').expect(200);
      await setAdmin(member.id, false);
    });

    it('takes admin, and ends all sessions of that user on the server, and nobody else’s', async () => {
      await setAdmin(member.id, true);
      const [one, other] = [await logIn(member), await logIn(member)];
      expect((await setAdmin(member.id, false).expect(200)).body).toEqual(member);
      expect(await sessionsOf(member)).toBe(0);
      for (const browser of [one, other]) await browser.get('/api/users').expect(401);
      await boss.get('/api/users').expect(200);
      await (await logIn(member)).get('/api/users').expect(403);
    });

    it('leaves the sessions of someone who was no admin alone', async () => {
      const browser = await logIn(member);
      await setAdmin(member.id, false).expect(200);
      await browser.get('/api/user').expect(200);
    });

    it('lets admins resign, but not the last one', async () => {
      const refused = await setAdmin(bossId, false).expect(409);
      expect(refused.body).toMatchObject({
        type: 'urn:programme:problem:last-admin',
        detail: 'There must be at least one admin. Make someone else an admin first.',
      });
      await boss.get('/api/users').expect(200);
      await setAdmin(member.id, true);
      const deputy = await logIn(member);
      await setAdmin(member.id, false, deputy).expect(200);
      await deputy.get('/api/user').expect(401);
    });

    it('refuses a login that was under way with the old password', async () => {
      const hasher = server().app.get(PasswordHasherService, { strict: false });
      const { matches } = hasher;
      hasher.matches = async (hash, typed) => {
        const right = await matches.call(hasher, hash, typed);
        const token = tokenOf((await makeLink(member.id)).body);
        await server().browser().post('/api/links/use').send({ token, password: newPassword }).expect(204);
        return right;
      };
      const login = { username: member.username, password };
      const answer = await server().browser().post('/api/login').send(login);
      hasher.matches = matches;
      expect(answer.status).toBe(401);
      expect(await sessionsOf(member)).toBe(0);
    });

    it('knows no user by an id that nobody has, or that is none', async () => {
      const unknown = ['99999', '0', '-1', '+1', '1e3', '1.0', '01', 'abc', '%31x', '%00', '1%20', '2147483648'];
      for (const id of [...unknown, '9'.repeat(400)]) {
        await setAdmin(id, true).expect(404);
        await makeLink(id).expect(404);
      }
    });

    it('refuses a change that is none', async () => {
      const wrong = [{ isAdmin: 'true' }, { isAdmin: 1 }, { isAdmin: null }, { isAdmin: true, username: 'x' }, {}, []];
      for (const body of wrong) await boss.patch(`/api/users/${member.id}`).send(body).expect(400);
      expect((await boss.get('/api/users')).body).toContainEqual({ ...member, email: null, passwordLink: null });
    });

    it('treats the user of a session that was removed as nobody', async () => {
      const browser = await logIn(member);
      await server().database.getRepository(UserEntity).delete({ id: member.id });
      await browser.get('/api/user').expect(401);
      await setAdmin(member.id, true).expect(404);
    });
  });
});

describe.each(engines)('two admins who take admin from each other at the same moment on $name', (engine) => {
  let database: TestDatabase;
  const servers: TestServer[] = [];

  beforeAll(async () => {
    database = await engine.create();
    // Several processes share a database server; a SQLite file has one.
    const processes = database.address.engine === 'mysql' ? 2 : 1;
    for (let process = 0; process < processes; process += 1) servers.push(await TestServer.start(database));
  });

  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await database.drop();
  });

  it('leave exactly one', async () => {
    const [first, second = first] = servers as [TestServer, TestServer?];
    const rows = first.database.getRepository(UserEntity);
    const one = await rows.findOneByOrFail({});
    const other = await first.app.get(UsersService).register('other', password);
    const take = (browser: Agent, { id }: { id: number }) => browser.patch(`/api/users/${id}`).send({ isAdmin: false });
    for (let round = 0; round < 8; round += 1) {
      await rows.update({ id: other.id }, { isAdmin: true });
      await rows.update({ id: one.id }, { isAdmin: true });
      const bosses = [await first.adminBrowser(), second.browser()] as const;
      await bosses[1].post('/api/login').send({ username: 'other', password }).expect(200);
      const answers = await Promise.all([take(bosses[0], other), take(bosses[1], one)]);
      const statuses = answers.map(({ status }) => status).sort();
      expect(statuses[0]).toBe(200);
      // Who lost admin before the own request was looked at is refused as such.
      expect([401, 403, 409]).toContain(statuses[1]);
      expect(await rows.countBy({ isAdmin: true })).toBe(1);
    }
  });
});
