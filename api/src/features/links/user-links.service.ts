import { createHash, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import {
  maskedEmail,
  pagePaths,
  type LinkUse,
  type NewUserLink,
  type OpenedLink,
  type User,
  type UserLink,
} from '@programme/contracts';
import { Clock } from '../../platform/clock/clock.js';
import { refuseCommonPassword } from '../../platform/common-passwords/common-password.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { ProblemError } from '../../platform/errors/problem.error.js';
import { JobScheduler } from '../../platform/jobs/job-scheduler.js';
import { PasswordCheckLimiter } from '../../platform/passwords/password-check-limiter.js';
import { PasswordHasherService } from '../../platform/passwords/password-hasher.service.js';
import { AccountMailsService } from '../account-mails/account-mails.service.js';
import { LoginThrottleService } from '../auth/login-throttle.service.js';
import { SessionStore } from '../sessions/session.store.js';
import type { UserEntity } from '../users/user.entity.js';
import { UserRepository } from '../users/user.repository.js';
import { UsersService } from '../users/users.service.js';
import { UserLinkRepository, type FoundLink } from './user-link.repository.js';

/** How long a link works. */
const validMs = 24 * 3_600_000;

const tokenBytes = 32;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/**
 * Links by which people set their own passwords (decision B31): no admin knows the password of somebody else. Who may have
 * read a link beside its user is kept with the account whose password it sets.
 */
@Injectable()
export class UserLinksService {
  constructor(
    private readonly links: UserLinkRepository,
    private readonly users: UsersService,
    private readonly rows: UserRepository,
    private readonly mails: AccountMailsService,
    private readonly hasher: PasswordHasherService,
    private readonly limiter: PasswordCheckLimiter,
    private readonly sessions: SessionStore,
    private readonly throttle: LoginThrottleService,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
    jobs: JobScheduler,
  ) {
    jobs.schedule({ name: 'user-link-retention', run: () => links.removeEnded(clock.now()) });
  }

  /**
   * Makes a link for somebody else; one that was made before works no more. The present password stays until the link is
   * used. By mail it goes to its user alone; else its maker sees it, and its user is told that there is one. Throws
   * `not-found`; `own-account` for the admin's own account, since the own password needs the present one; `mail-off` and
   * `address-missing` by mail; `too-many-requests`.
   */
  async make(userId: number, { byMail = false }: NonNullable<NewUserLink>, maker: User): Promise<UserLink> {
    if (userId === maker.id) throw new ProblemError('own-account');
    const user = await this.users.get(userId);
    if (byMail && !this.mails.isOn) throw new ProblemError('mail-off');
    await this.mails.limit(maker, user);
    const token = randomBytes(tokenBytes).toString('base64url');
    const until = new Date(this.clock.now().getTime() + validMs);
    // What stands behind the # is in no request, and so in no log.
    const link = `${this.config.publicUrl}${pagePaths.link}#${token}`;
    const made = { tokenHash: hashOf(token), purpose: 'reset', madeBy: maker.id, byMail, expiresAt: until } as const;
    const sentTo = await this.rows.transactionOn(user.id, async (transaction, owner) => {
      const recipient = byMail ? addressOf(owner) : null;
      const seenBy = byMail ? await this.users.readerOfMail(transaction, owner, maker) : maker.id;
      await this.links.replace(transaction, { ...made, userId: owner.id, seenBy });
      if (recipient !== null) await this.mails.enqueueLink(transaction, owner, { recipient, link, until, maker });
      else
        await this.mails.enqueueNotice(transaction, 'linkMade', { owner, recipient: owner.email, by: maker.username });
      return recipient;
    });
    this.mails.deliverSoon();
    return sentTo === null || sentTo === undefined
      ? { link, sentTo: null, until: until.toISOString() }
      : { link: null, sentTo: maskedEmail(sentTo), until: until.toISOString() };
  }

  /** What a link is for. Looking at it uses nothing: mail programs open links too. Throws `link-used`. */
  async open(token: string): Promise<OpenedLink> {
    const { purpose, username, expiresAt } = await this.#find(token);
    return { purpose, username, until: expiresAt.toISOString() };
  }

  /**
   * Sets the password of the link's user, once, and ends all sessions of that user. Logs nobody in. Answers the user's id.
   * Throws `link-used` for one that is used, replaced, too old or unknown, `invalid-request` for a common password,
   * `too-many-attempts`, `busy`.
   *
   * @param address where the call comes from
   */
  async use({ token, password }: LinkUse, address: string): Promise<number> {
    const link = await this.#find(token);
    refuseCommonPassword(password, link.username);
    const passwordHash = await this.limiter.run(address, () => this.hasher.hash(password));
    const now = this.clock.now();
    const { userId, seenBy } = link;
    const credentials = { passwordHash, credentialsBy: seenBy, credentialsAt: seenBy === null ? null : now };
    const isUsed = await this.rows.transactionOn(userId, async (transaction, owner) => {
      if (!(await this.links.take(transaction, hashOf(token), now))) return false;
      await this.rows.setPassword(transaction, userId, credentials);
      await this.mails.enqueueNotice(transaction, 'linkUsed', { owner, recipient: owner.email, by: link.maker });
      return true;
    });
    if (!isUsed) throw new ProblemError('link-used');
    this.mails.deliverSoon();
    await this.sessions.endAllOf(link.userId);
    await this.throttle.forgive(link.username);
    return link.userId;
  }

  async #find(token: string): Promise<FoundLink> {
    const link = await this.links.find(hashOf(token), this.clock.now());
    if (!link) throw new ProblemError('link-used');
    return link;
  }
}

/** Throws `address-missing`. */
function addressOf({ email }: UserEntity): string {
  if (email === null) throw new ProblemError('address-missing');
  return email;
}
