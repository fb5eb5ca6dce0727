import { beforeEach, describe, expect, it } from 'vitest';
import type { User } from '@programme/contracts';
import { AccountHarness, newPassword, password } from './support/account-harness.js';
import { defaultEngines } from './support/engines.js';
import { withMail } from './support/mail-harness.js';
import { admin } from './support/test-server.js';

describe.each(defaultEngines)('mails about accounts on $name', (engine) => {
  const harness = withMail(engine);
  const server = () => harness().server;
  let account: AccountHarness;

  beforeEach(async () => {
    account = await AccountHarness.of(harness());
  });

  it('tell the owner of a link that its maker sees, of its use, and of a new password', async () => {
    await account.setOwn(await account.loggedIn(), 'owner@example.com').expect(204);
    await account.useShown(account.owner);
    const browser = await account.loggedIn('owner', newPassword);
    await browser.put('/api/account/password').send({ current: newPassword, password }).expect(204);
    const told = await account.mails();
    expect(told.map(({ to, subject }) => `${to} ${subject}`)).toEqual([
      'owner@example.com A link for a new password of your account was made',
      'owner@example.com Your password was changed',
      'owner@example.com Your password was changed',
    ]);
    expect(told.map(({ text }) => text)).toEqual([
      expect.stringContaining(`was made by ${admin.username} `),
      expect.stringContaining(`by a link that ${admin.username} had made`),
      expect.stringContaining('was changed by owner '),
    ]);
    expect(told.map(({ text }) => text).join()).not.toContain('#');
  });

  it('tell the old address by whom it was changed, and the new one where somebody else sets it', async () => {
    const browser = await account.loggedIn();
    await account.setOwn(browser, 'one@example.com').expect(204);
    expect(await account.mails()).toEqual([]);
    await account.setOwn(browser, 'two@example.com').expect(204);
    await account.setOf(account.owner, 'three@example.com').expect(204);
    await account.setOf(account.owner, 'three@example.com').expect(204);
    await account.setOf(account.owner, null).expect(204);
    const words = (await account.mails()).map(({ to, text }) => `${to} by ${/ by (\S+) \(/.exec(text)?.[1]}`);
    expect(words).toEqual([
      'one@example.com by owner',
      'two@example.com by admin',
      'three@example.com by admin',
      'three@example.com by admin',
    ]);
    expect((await browser.get('/api/account').expect(200)).body).toEqual({ ...account.owner, email: null });
  });

  it('are no mails of an offer, and in the overview until one arrives', async () => {
    await account.setOwn(await account.loggedIn(), 'owner@example.com').expect(204);
    harness().smtp.answerWith({ kind: 'refused', at: 'recipient', code: 550 });
    await account.makeFor(account.owner, { byMail: true }).expect(201);
    await harness().deliver();
    const { offer } = await harness().offer();
    expect((await harness().mails(offer.id)).sent).toEqual([]);
    expect((await account.boss.get('/api/overview').expect(200)).body).toMatchObject({
      failedMails: [],
      unreachableCreators: [],
      unreachableUsers: [{ name: 'owner', failure: 'address-unknown' }],
    });
    const [row] = await server().database.query<{ sealed_content: unknown }[]>(
      'SELECT sealed_content FROM slack_notification_logs',
    );
    expect(row?.sealed_content).toBeNull();
    harness().smtp.answerWith({ kind: 'ok' });
    server().clock.advance({ minutes: 1 });
    await account.makeFor(account.owner, { byMail: true }).expect(201);
    await harness().deliver();
    expect((await account.boss.get('/api/overview').expect(200)).body).toMatchObject({ unreachableUsers: [] });
  });

  it('take an address, and no link, where there is none', async () => {
    const answer = await account.makeFor(account.owner, { byMail: true }).expect(409);
    expect(answer.body).toMatchObject({
      type: 'urn:programme:problem:address-missing',
      detail: 'This user has no e-mail address. Add one, or show the link to yourself.',
    });
    await account.makeFor(account.owner, { byMail: 'yes' }).expect(400);
    await account.boss.post(`/api/users/${account.owner.id}/link`).expect(201);
  });

  it('are not sent to what is no address, or more than one', async () => {
    const wrong = [
      'owner@example.com\r\nBcc: eve@example.com',
      'owner@example.com\nX: y',
      'owner@example.com,eve@example.com',
      'Owner <owner@example.com>',
      'own\u202eer@example.com',
      `${'x'.repeat(250)}@example.com`,
      '',
    ];
    for (const email of wrong) await account.setOf(account.owner, email).expect(400);
    await account.boss.put(`/api/users/${account.owner.id}/email`).send({}).expect(400);
    expect((await account.boss.get('/api/users')).body).toContainEqual({
      ...account.owner,
      email: null,
      passwordLink: null,
    });
  });

  it('are of no use to whoever is no admin, guesses a password, or asks for the own account', async () => {
    const browser = await account.loggedIn();
    await account.setOf({ ...account.owner, id: 1 }, 'mine@example.com', browser).expect(403);
    const own = (await account.boss.get('/api/user').expect(200)).body as User;
    const refused = await account.setOf(own, 'mine@example.com').expect(409);
    expect(refused.body).toMatchObject({ type: 'urn:programme:problem:own-account' });
    const wrong = await account.setOwn(browser, 'mine@example.com', 'wrong').expect(400);
    expect(wrong.body).toMatchObject({ errors: { password: 'This is not your present password' } });
    for (let guess = 1; guess < 10; guess += 1) await account.setOwn(browser, 'mine@example.com', 'wrong').expect(400);
    await account.setOwn(browser, 'mine@example.com').expect(429);
    await account.setOwn(server().browser(), 'mine@example.com').expect(401);
  });

  it('flood no mailbox', async () => {
    for (let change = 0; change < 10; change += 1)
      await account.setOf(account.owner, `${change}@example.com`).expect(204);
    await account.setOf(account.owner, 'victim@example.com').expect(429);
    await account.makeFor(account.owner, { byMail: true }).expect(429);
  });

  it('stay unsent where mail is off, which a link by mail says', async () => {
    const silent = await harness().startServer({ mail: undefined }, server().clock);
    const other = await silent.adminBrowser();
    await account.setOf(account.owner, 'owner@example.com', other).expect(204);
    await account.makeFor(account.owner, {}, other).expect(201);
    const answer = await account.makeFor(account.owner, { byMail: true }, other).expect(503);
    expect(answer.body).toMatchObject({ type: 'urn:programme:problem:mail-off' });
    await silent.stop();
    expect(await server().database.query('SELECT * FROM slack_notification_logs')).toEqual([]);
  });
});
