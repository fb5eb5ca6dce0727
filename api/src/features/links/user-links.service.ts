import { createHash, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { pagePaths, type LinkUse, type OpenedLink, type User, type UserLink } from '@programme/contracts';
import { Clock } from '../../platform/clock/clock.js';
import { refuseCommonPassword } from '../../platform/common-passwords/common-password.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { ProblemError } from '../../platform/errors/problem.error.js';
import { JobScheduler } from '../../platform/jobs/job-scheduler.js';
import { PasswordCheckLimiter } from '../../platform/passwords/password-check-limiter.js';
import { PasswordHasherService } from '../../platform/passwords/password-hasher.service.js';
import { LoginThrottleService } from '../auth/login-throttle.service.js';
import { SessionStore } from '../sessions/session.store.js';
import { UsersService } from '../users/users.service.js';
import { UserLinkRepository, type FoundLink } from './user-link.repository.js';

/** How long a link works. */
const validMs = 24 * 3_600_000;

const tokenBytes = 32;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/**
 * Links by which people set their own passwords (decision B31): no admin knows the password of somebody else. Who made a
 * link has seen it, and is kept with the account whose password it sets.
 */
@Injectable()
export class UserLinksService {
  constructor(
    private readonly links: UserLinkRepository,
    private readonly users: UsersService,
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
   * used. Throws `not-found`, and `own-account` for the admin's own account: the own password needs the present one.
   */
  async make(userId: number, maker: User): Promise<UserLink> {
    if (userId === maker.id) throw new ProblemError('own-account');
    const { id } = await this.users.get(userId);
    const token = randomBytes(tokenBytes).toString('base64url');
    const expiresAt = new Date(this.clock.now().getTime() + validMs);
    await this.links.replace({
      userId: id,
      tokenHash: hashOf(token),
      purpose: 'reset',
      madeBy: maker.id,
      expiresAt,
    });
    // What stands behind the # is in no request, and so in no log.
    return { link: `${this.config.publicUrl}${pagePaths.link}#${token}`, until: expiresAt.toISOString() };
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
    if (!(await this.links.use(hashOf(token), passwordHash, link, this.clock.now())))
      throw new ProblemError('link-used');
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
