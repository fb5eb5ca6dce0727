import { Injectable } from '@nestjs/common';
import type { User } from '@programme/contracts';
import { LoginThrottleService } from '../auth/login-throttle.service.js';
import { ProblemError } from '../../platform/errors/problem.error.js';
import { byName } from '../../platform/names/names.js';
import { refuseCommonPassword } from '../../platform/common-passwords/common-password.js';
import { PasswordHasherService } from '../../platform/passwords/password-hasher.service.js';
import { SessionStore } from '../sessions/session.store.js';
import { type UserEntity, toUser } from '../users/user.entity.js';
import { UserRepository } from '../users/user.repository.js';

/** What admins do with other people's accounts. Every call about one user throws `not-found` for an unknown id. */
@Injectable()
export class UserManagementService {
  constructor(
    private readonly users: UserRepository,
    private readonly hasher: PasswordHasherService,
    private readonly sessions: SessionStore,
    private readonly throttle: LoginThrottleService,
  ) {}

  /** All users, in the order of their names. */
  async list(): Promise<User[]> {
    return byName((await this.users.findAll()).map(toUser), ({ username }) => username);
  }

  /** Grants admin, or takes it and ends that user's sessions. Throws `last-admin` for the only admin. */
  async setAdmin(id: number, isAdmin: boolean): Promise<User> {
    const user = await this.#find(id);
    if (isAdmin) await this.users.grantAdmin(id);
    else if (user.isAdmin) await this.#takeAdmin(id);
    return { ...toUser(user), isAdmin };
  }

  /**
   * Sets a new password. The user's sessions end, but for the one with the id `exceptSessionId`, and wrong guesses made
   * until now no longer keep the user out. Throws `invalid-request` for a common password, `busy`.
   */
  async setPassword(id: number, password: string, exceptSessionId: string): Promise<void> {
    const { username } = await this.#find(id);
    refuseCommonPassword(password, username);
    await this.users.setPasswordHash(id, await this.hasher.hash(password));
    await this.sessions.endAllOf(id, exceptSessionId);
    await this.throttle.forgive(username);
  }

  async #takeAdmin(id: number): Promise<void> {
    if (!(await this.users.takeAdmin(id))) throw new ProblemError('last-admin');
    await this.sessions.endAllOf(id);
  }

  async #find(id: number): Promise<UserEntity> {
    const user = await this.users.findById(id);
    if (!user) throw new ProblemError('not-found');
    return user;
  }
}
