import { Injectable } from '@nestjs/common';
import type { User } from '@programme/contracts';
import { LoginThrottleService } from '../auth/login-throttle.service.js';
import { SessionStore } from '../sessions/session.store.js';
import { UsersService } from '../users/users.service.js';

/** What admins do with other people's accounts. Every call about one user throws `not-found` for an unknown id. */
@Injectable()
export class UserManagementService {
  constructor(
    private readonly users: UsersService,
    private readonly sessions: SessionStore,
    private readonly throttle: LoginThrottleService,
  ) {}

  list(): Promise<User[]> {
    return this.users.list();
  }

  /** Grants admin, or takes it and ends that user's sessions. Throws `last-admin` for the only admin. */
  async setAdmin(id: number, isAdmin: boolean): Promise<User> {
    const user = await this.users.get(id);
    if (isAdmin || user.isAdmin) await this.users.setAdmin(id, isAdmin);
    if (!isAdmin && user.isAdmin) await this.sessions.endAllOf(id);
    return { ...user, isAdmin };
  }

  /**
   * Sets a new password. The user's sessions end, but for the one with the id `exceptSessionId`, and wrong guesses made
   * until now no longer keep the user out. Throws `invalid-request` for a common password, `busy`.
   */
  async setPassword(id: number, password: string, exceptSessionId: string): Promise<void> {
    const user = await this.users.get(id);
    await this.users.setPassword(user, password);
    await this.sessions.endAllOf(id, exceptSessionId);
    await this.throttle.forgive(user.username);
  }
}
