import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ListedUser, OfferCreated, OfferDetails, OpenedLink, User, UserLink } from '@programme/contracts';
import type { Agent } from 'supertest';
import { UserRepository } from '../src/features/users/user.repository.js';
import { UsersService } from '../src/features/users/users.service.js';
import { setLargestDiscount } from './support/decisions.js';
import { engines, onDefaultEngine } from './support/engines.js';
import { tokenOf } from './support/link-token.js';
import { enterprise, learnCreators, newOffer } from './support/offers.js';
import { draftFrom, step } from './support/price-books.js';
import { admin } from './support/test-server.js';
import { withServer } from './support/with-server.js';

const password = 'four plain words here';
const newPassword = 'five other plain words here';

describe.each(engines)('a link for a password on $name', (engine) => {
  const server = withServer(engine);
  let boss: Agent;
  let member: User;
  let count = 0;

  beforeEach(async () => {
    boss = await server().adminBrowser();
    count += 1;
    member = await server().app.get(UsersService).register(`member ${count}`, password);
  });

  const login = (username: string, typed: string, browser = server().browser()) =>
    browser.post('/api/login').send({ username, password: typed });

  const loggedIn = async (username: string, typed: string): Promise<Agent> => {
    const browser = server().browser();
    await login(username, typed, browser).expect(200);
    return browser;
  };

  const makeFor = async ({ id }: { id: number }, maker = boss): Promise<string> => {
    const { body } = await maker.post(`/api/users/${id}/link`).send({}).expect(201);
    return tokenOf(body);
  };

  const openLink = (token: string) => server().browser().post('/api/links/open').send({ token });

  const useLink = (token: string, typed = newPassword) =>
    server().browser().post('/api/links/use').send({ token, password: typed });

  const listed = async ({ id }: User): Promise<ListedUser | undefined> =>
    ((await boss.get('/api/users').expect(200)).body as ListedUser[]).find((user) => user.id === id);

  it('is used once, however many use it at once', async () => {
    const token = await makeFor(member);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, call) => useLink(token, `${newPassword} ${call}`)),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 204)).toHaveLength(1);
    expect(statuses.filter((status) => status === 410)).toHaveLength(11);
    await login(member.username, `${newPassword} ${statuses.indexOf(204)}`).expect(200);
  });

  describe('between two admins', () => {
    let other: User;
    let days = 1;

    beforeEach(async () => {
      other = await server().app.get(UsersService).register(`other ${count}`, password);
      await boss.patch(`/api/users/${other.id}`).send({ isAdmin: true }).expect(200);
      await useLink(await makeFor(other), newPassword).expect(204);
    });

    const passSevenDays = () => server().clock.advance({ hours: 7 * 24, minutes: 1 });

    const inReview = async (by: Agent): Promise<string> => {
      days += 30;
      const instant = new Date(server().clock.now().getTime() + days * 86_400_000);
      const { id } = await draftFrom(by, instant);
      expect((await step(by, id, 'submit', 'As agreed.')).status).toBe(200);
      return id;
    };

    it('makes them one for 7 days where two approve prices, whoever of them asks', async () => {
      const colleague = await loggedIn(other.username, newPassword);
      const books = [await inReview(boss), await inReview(colleague)] as const;
      for (const [by, id] of [
        [colleague, books[0]],
        [boss, books[1]],
      ] as const) {
        const refused = await step(by, id, 'approve');
        expect(refused.body).toMatchObject({ type: 'urn:programme:problem:four-eyes' });
        expect((refused.body as { detail: string }).detail).toContain('whoever may have read the link');
      }
      // A password of the owner's own does not make the maker forget the one of the link.
      const current = { current: newPassword, password: 'six further plain words here' };
      await colleague.put('/api/account/password').send(current).expect(204);
      expect((await step(colleague, books[0], 'approve')).status).toBe(403);
      passSevenDays();
      const again = await loggedIn(other.username, current.password);
      expect((await step(again, books[0], 'approve')).status).toBe(200);
      expect((await step(await server().adminBrowser(), books[1], 'approve')).status).toBe(200);
    });

    it('makes one of all whom they let in, one after the other', async () => {
      const third = await server().app.get(UsersService).register(`third ${count}`, password);
      await boss.patch(`/api/users/${third.id}`).send({ isAdmin: true }).expect(200);
      // Whoever has seen the link of the second may have made this one as the second.
      await useLink(await makeFor(third, await loggedIn(other.username, newPassword))).expect(204);
      const refused = await step(await loggedIn(third.username, newPassword), await inReview(boss), 'approve');
      expect(refused.body).toMatchObject({ type: 'urn:programme:problem:four-eyes' });
    });

    it('makes them one for 7 days where one approves the other’s discount', async () => {
      await learnCreators(boss);
      await setLargestDiscount(boss, 10);
      const quote = { ...enterprise, discountType: 'percentage', discountValue: 40 } as const;
      const { body } = await boss
        .post('/api/offers')
        .send(newOffer({ quotes: [quote] }))
        .expect(201);
      const { offer } = body as OfferCreated;
      const approve = (by: Agent) => by.post(`/api/offers/${offer.id}/approve`).send({ version: 1 });
      const colleague = await loggedIn(other.username, newPassword);
      expect((await approve(colleague).expect(403)).body).toMatchObject({ type: 'urn:programme:problem:own-discount' });
      expect((await colleague.get('/api/overview').expect(200)).body).toMatchObject({ approvals: [] });
      const abilities = async (by: Agent) =>
        ((await by.get(`/api/offers/${offer.id}/details`).expect(200)).body as OfferDetails).abilities;
      expect(await abilities(colleague)).not.toContain('approve');
      passSevenDays();
      const colleagueLater = await loggedIn(other.username, newPassword);
      expect(await abilities(colleagueLater)).toContain('approve');
      await approve(colleagueLater).expect(200);
      const confirming = await loggedIn(other.username, newPassword);
      await setLargestDiscount(await server().adminBrowser(), null, confirming);
    });

    it('makes them two again once somebody else has confirmed who used it, who is neither of them nor new', async () => {
      const book = await inReview(boss);
      const colleague = await loggedIn(other.username, newPassword);
      const third = await server().app.get(UsersService).register(`witness ${count}`, password);
      await boss.patch(`/api/users/${third.id}`).send({ isAdmin: true }).expect(200);
      const witness = await loggedIn(third.username, password);
      const confirmBy = (by: Agent) => by.post(`/api/users/${other.id}/link/confirm`).send({});
      const mayConfirm = async (by: Agent) =>
        ((await by.get('/api/users').expect(200)).body as ListedUser[]).find(({ id }) => id === other.id)?.passwordLink
          ?.mayConfirm;
      for (const by of [boss, colleague, witness]) {
        expect(await mayConfirm(by)).toBe(false);
        expect((await confirmBy(by).expect(403)).body).toMatchObject({
          type: 'urn:programme:problem:link-not-confirmable',
        });
      }
      passSevenDays();
      await useLink(await makeFor(other, await server().adminBrowser()), newPassword).expect(204);
      let later = await loggedIn(other.username, newPassword);
      expect((await step(later, book, 'approve')).body).toMatchObject({ type: 'urn:programme:problem:four-eyes' });
      const settled = await loggedIn(third.username, password);
      expect(await mayConfirm(settled)).toBe(true);
      // A link of the caller's own that is used in this moment is not forgotten with the one that was looked at.
      const own = await makeFor(other, settled);
      const users = server().app.get(UserRepository);
      const { findAdminChanges } = users;
      users.findAdminChanges = async (since) => {
        users.findAdminChanges = findAdminChanges;
        await useLink(own, newPassword).expect(204);
        return findAdminChanges.call(users, since);
      };
      await confirmBy(settled).expect(403);
      expect(await mayConfirm(settled)).toBe(false);
      const again = await makeFor(other, await server().adminBrowser());
      await useLink(again, newPassword).expect(204);
      later = await loggedIn(other.username, newPassword);
      await confirmBy(settled).expect(204);
      await confirmBy(settled).expect(403);
      expect((await step(later, book, 'approve')).status).toBe(200);
    });
  });

  onDefaultEngine(engine, () => {
    it('sets a password, ends the user’s sessions, logs nobody in, and keeps who made it', async () => {
      const browser = await loggedIn(member.username, password);
      const token = await makeFor(member);
      await browser.get('/api/user').expect(200);
      await login(member.username, password).expect(200);
      expect(await listed(member)).toMatchObject({ passwordLink: null });

      const answer = await useLink(token).expect(204);
      expect(answer.headers['set-cookie']).toBeUndefined();
      await browser.get('/api/user').expect(401);
      await login(member.username, password).expect(401);
      await login(member.username, newPassword).expect(200);
      const usedAt = server().clock.now().toISOString();
      expect(await listed(member)).toMatchObject({ passwordLink: { madeBy: admin.username, usedAt } });
      await useLink(token, password).expect(410);
    });

    it('tells whose it is, as often as somebody looks, and nothing of one that is used, replaced, too old or made up', async () => {
      const first = await makeFor(member);
      const token = await makeFor(member);
      for (let look = 0; look < 5; look += 1) {
        const opened = (await openLink(token).expect(200)).body as OpenedLink;
        expect(opened).toMatchObject({ purpose: 'reset', username: member.username });
      }
      for (const wrong of [first, token.slice(1), `${token} `, token.toLowerCase()]) {
        await openLink(wrong).expect(410);
        await useLink(wrong).expect(410);
      }
      server().clock.advance({ hours: 24 });
      const ended = await openLink(token).expect(410);
      expect(ended.body).toMatchObject({
        type: 'urn:programme:problem:link-used',
        detail: 'This link does not work any more. Ask for a new one.',
      });
      await useLink(token).expect(410);
    });

    it('leads to the address that is set up, whatever the caller says', async () => {
      const { body } = await boss
        .post(`/api/users/${member.id}/link`)
        .set('x-forwarded-host', 'evil.example')
        .send({})
        .expect(201);
      const { link, until } = body as UserLink;
      expect(link).toMatch(new RegExp(`^${server().config.publicUrl}/link#[\\w-]{43}$`));
      expect(Date.parse(until) - server().clock.now().getTime()).toBe(24 * 3_600_000);
    });

    it('is for others: the own password takes the present one', async () => {
      const { id } = (await boss.get('/api/user')).body as User;
      const refused = await boss.post(`/api/users/${id}/link`).send({}).expect(409);
      expect(refused.body).toMatchObject({ type: 'urn:programme:problem:own-account' });
      await boss.put(`/api/users/${member.id}/password`).send({ password: newPassword }).expect(404);
    });

    it('lets somebody in again who had guessed too often', async () => {
      for (let guess = 0; guess < 10; guess += 1) await login(member.username, 'wrong').expect(401);
      await login(member.username, password).expect(429);
      await useLink(await makeFor(member)).expect(204);
      await login(member.username, newPassword).expect(200);
    });

    it.each([
      ['elevenchars', 'At least 12 characters'],
      ['Password1234', 'This password is too easy to guess'],
      ['<username> 12', 'This password is too easy to guess'],
    ])('refuses the password "%s" as registration does, and works on', async (typed, message) => {
      const token = await makeFor(member);
      const answer = await useLink(token, typed.replace('<username>', member.username)).expect(400);
      expect(answer.body).toMatchObject({ errors: { password: message } });
      await useLink(token).expect(204);
    });
  });
});

describe('the own password', () => {
  const server = withServer(engines[0]!);
  const browsers: Agent[] = [];
  const change = (body: object, browser = browsers[0]!) => browser.put('/api/account/password').send(body);

  beforeAll(async () => {
    await server().app.get(UsersService).register('somebody', password);
    for (let browser = 0; browser < 2; browser += 1) {
      browsers.push(server().browser());
      await browsers[browser]!.post('/api/login').send({ username: 'somebody', password }).expect(200);
    }
  });

  it('needs the present one, and a good one', async () => {
    const wrong = await change({ current: 'not it', password: newPassword }).expect(400);
    expect(wrong.body).toMatchObject({ errors: { current: 'This is not your present password' } });
    const easy = await change({ current: password, password: 'Password1234' }).expect(400);
    expect(easy.body).toMatchObject({ errors: { password: 'This password is too easy to guess' } });
    await change({ current: password, password: newPassword }, server().browser()).expect(401);
  });

  it('is changed by anybody who is logged in; other sessions end', async () => {
    await change({ current: password, password: newPassword }).expect(204);
    await browsers[0]!.get('/api/user').expect(200);
    await browsers[1]!.get('/api/user').expect(401);
    await server().browser().post('/api/login').send({ username: 'somebody', password: newPassword }).expect(200);
  });

  it('is not guessed more often than at the login', async () => {
    // One guess was made above.
    for (let guess = 1; guess < 10; guess += 1) await change({ current: 'wrong', password }).expect(400);
    await change({ current: newPassword, password }).expect(429);
  });
});
