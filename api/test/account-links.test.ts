import { beforeEach, describe, expect, it } from 'vitest';
import type { Account, UserLink } from '@programme/contracts';
import { NotificationsService } from '../src/features/notifications/notifications.service.js';
import { AccountHarness, newPassword, password } from './support/account-harness.js';
import { engines } from './support/engines.js';
import { tokenOf } from './support/link-token.js';
import { withMail } from './support/mail-harness.js';
import { draftFrom, step } from './support/price-books.js';
import { admin } from './support/test-server.js';

describe.each(engines)('links and addresses by mail on $name', (engine) => {
  const harness = withMail(engine);
  const server = () => harness().server;
  let account: AccountHarness;

  beforeEach(async () => {
    account = await AccountHarness.of(harness());
  });

  it('carry a link that nobody else sees, to the address that is set up, and leave two people two', async () => {
    await account.boss.patch(`/api/users/${account.owner.id}`).send({ isAdmin: true }).expect(200);
    await account.setOwn(await account.loggedIn(), 'owner@example.com').expect(204);
    const made = await account
      .makeFor(account.owner, { byMail: true })
      .set('x-forwarded-host', 'evil.example')
      .expect(201);
    const { link, sentTo } = made.body as UserLink;
    expect({ link, sentTo }).toEqual({ link: null, sentTo: 'o…@example.com' });
    const rows = await server().database.query<object[]>('SELECT * FROM slack_notification_logs');
    expect(rows).toHaveLength(1);
    const [mail] = await account.mails();
    expect(mail).toMatchObject({ to: 'owner@example.com', subject: 'Your link for a new password' });
    expect(mail?.text).toContain(`\n\nhttps://offers.example/link#`);
    const token = await account.mailedToken();
    expect(`${JSON.stringify(rows)} ${JSON.stringify(made.body)}`).not.toContain(token);
    await account.use(token).expect(204);
    expect(await account.reader()).toBeNull();
    const book = await draftFrom(account.boss, new Date(server().clock.now().getTime() + 30 * 86_400_000));
    expect((await step(account.boss, book.id, 'submit', 'As agreed.')).status).toBe(200);
    expect((await step(await account.loggedIn('owner', newPassword), book.id, 'approve')).status).toBe(200);
  });

  it('make maker and owner one where the maker has set the address five minutes ago', async () => {
    await account.setOf(account.owner, 'mine@example.com').expect(204);
    server().clock.advance({ minutes: 5 });
    await account.makeFor(account.owner, { byMail: true }).expect(201);
    await account.use(await account.mailedToken()).expect(204);
    expect(await account.reader()).toBe(admin.username);
  });

  it('make the owner one with a third who has set the address, for the mailbox may be theirs', async () => {
    const third = await account.colleague('third');
    await account.setOf(account.owner, 'third@example.com', third.browser).expect(204);
    await account.makeFor(account.owner, { byMail: true }).expect(201);
    await account.use(await account.mailedToken()).expect(204);
    expect(await account.reader()).toBe('third');
  });

  it.each([
    ['now', 0],
    ['when they set it', 8],
  ])('make maker and owner one where a third set the address who counts as one with the maker %s', async (_, days) => {
    const third = await account.colleague('third');
    await account.useShown(third.user);
    await account.setOf(account.owner, 'mine@example.com', await account.loggedIn('third', newPassword)).expect(204);
    server().clock.advance({ hours: 24 * days });
    await account.makeFor(account.owner, { byMail: true }, await server().adminBrowser()).expect(201);
    await account.use(await account.mailedToken()).expect(204);
    expect(await account.reader()).toBe(admin.username);
  });

  it('leave the maker of an earlier link one with the owner whose address was set by that link’s password', async () => {
    await account.useShown(account.owner);
    await account.setOwn(await account.loggedIn('owner', newPassword), 'mine@example.com', newPassword).expect(204);
    const third = await account.colleague('third');
    await account.makeFor(account.owner, { byMail: true }, third.browser).expect(201);
    await account.use(await account.mailedToken(), password).expect(204);
    expect(await account.reader()).toBe(admin.username);
  });

  it('are written with their cause, or neither is', async () => {
    await account.setOwn(await account.loggedIn(), 'owner@example.com').expect(204);
    const made = (await account.makeFor(account.owner, {}).expect(201)).body as UserLink;
    const outbox = server().app.get(NotificationsService, { strict: false });
    const { enqueueMail } = outbox;
    outbox.enqueueMail = () => Promise.reject(new Error('The process ends here'));
    await account.setOf(account.owner, 'other@example.com').expect(500);
    await account.makeFor(account.owner, { byMail: true }).expect(500);
    await account.use(tokenOf(made)).expect(500);
    outbox.enqueueMail = enqueueMail;
    const { email } = (await (await account.loggedIn()).get('/api/account').expect(200)).body as Account;
    expect(email).toBe('owner@example.com');
    // Neither replaced nor used.
    await account.use(tokenOf(made)).expect(204);
    expect((await account.mails()).map(({ subject }) => subject)).toEqual([
      'A link for a new password of your account was made',
      'Your password was changed',
    ]);
  });

  it('have a link that is used once, however many use it at once', async () => {
    await account.setOwn(await account.loggedIn(), 'owner@example.com').expect(204);
    await account.makeFor(account.owner, { byMail: true }).expect(201);
    const token = await account.mailedToken();
    const answers = await Promise.all(Array.from({ length: 6 }, () => account.use(token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 410, 410, 410, 410, 410]);
    expect((await account.mails()).filter(({ subject }) => subject === 'Your password was changed')).toHaveLength(1);
  });

  it('have a link that ends when the address changes', async () => {
    await account.setOwn(await account.loggedIn(), 'old@example.com').expect(204);
    await account.makeFor(account.owner, { byMail: true }).expect(201);
    const token = await account.mailedToken();
    await account.setOwn(await account.loggedIn(), 'new@example.com').expect(204);
    await account.use(token).expect(410);
  });

  it('are sent to one address where two set it at once, and each former one is told', async () => {
    await account.setOwn(await account.loggedIn(), 'first@example.com').expect(204);
    await Promise.all(['a', 'b', 'c'].map((name) => account.setOf(account.owner, `${name}@example.com`).expect(204)));
    const left = (await account.mails()).filter(({ subject }) => subject.includes('was changed')).map(({ to }) => to);
    const { email } = (await (await account.loggedIn()).get('/api/account').expect(200)).body as Account;
    expect([...left, email].sort()).toEqual(['a', 'b', 'c', 'first'].map((name) => `${name}@example.com`));
  });
});
