import type { ListedUser, User, UserLink } from '@programme/contracts';
import type { Agent, Test } from 'supertest';
import { UsersService } from '../../src/features/users/users.service.js';
import { tokenOf } from './link-token.js';
import type { MailHarness } from './mail-harness.js';

export const password = 'four plain words here';
export const newPassword = 'five other plain words here';

/** What people do with accounts and their addresses, on a server that sends mails. */
export class AccountHarness {
  constructor(
    readonly mail: MailHarness,
    readonly owner: User,
  ) {}

  /** With an account `owner`. */
  static async of(mail: MailHarness): Promise<AccountHarness> {
    return new AccountHarness(mail, await mail.server.app.get(UsersService).register('owner', password));
  }

  get boss(): Agent {
    return this.mail.admin;
  }

  async loggedIn(username = 'owner', typed = password): Promise<Agent> {
    const browser = this.mail.server.browser();
    await browser.post('/api/login').send({ username, password: typed }).expect(200);
    return browser;
  }

  /** An admin of their own. */
  async colleague(username: string): Promise<{ user: User; browser: Agent }> {
    const user = await this.mail.server.app.get(UsersService).register(username, password);
    await this.boss.patch(`/api/users/${user.id}`).send({ isAdmin: true }).expect(200);
    return { user, browser: await this.loggedIn(username) };
  }

  setOwn(browser: Agent, email: string | null, typed = password): Test {
    return browser.put('/api/account/email').send({ email, password: typed });
  }

  setOf({ id }: Pick<User, 'id'>, email: unknown, by = this.boss): Test {
    return by.put(`/api/users/${id}/email`).send({ email });
  }

  makeFor({ id }: User, body: object, by = this.boss): Test {
    return by.post(`/api/users/${id}/link`).send(body);
  }

  use(token: string, typed = newPassword): Test {
    return this.mail.server.browser().post('/api/links/use').send({ token, password: typed });
  }

  /** Makes a link that its maker sees, and uses it. */
  async useShown(user: User): Promise<void> {
    const made = (await this.makeFor(user, {}).expect(201)).body as UserLink;
    await this.use(tokenOf(made)).expect(204);
  }

  async mails() {
    await this.mail.deliver();
    return this.mail.smtp.delivered.map(({ to, subject, text }) => ({ to: to.join(), subject, text }));
  }

  /** What the newest mail with a link carries behind its `#`. */
  async mailedToken(): Promise<string> {
    const tokens = (await this.mails()).flatMap(({ text }) => /#([\w-]{43})/.exec(text)?.[1] ?? []);
    return tokens.at(-1) ?? '';
  }

  /** Who may have read the link that set the owner's password, as staff see it. */
  async reader(): Promise<string | null> {
    // The clock of a test may have ended the session.
    const admin = await this.mail.server.adminBrowser();
    const users = (await admin.get('/api/users').expect(200)).body as ListedUser[];
    return users.find(({ id }) => id === this.owner.id)?.passwordLink?.madeBy ?? null;
  }
}
