import { Injectable } from '@nestjs/common';
import type { ListedUser, User } from '@programme/contracts';
import { ProblemError } from '../../platform/errors/problem.error.js';
import { SessionStore } from '../sessions/session.store.js';
import { UserAddressesService } from '../user-addresses/user-addresses.service.js';
import { UsersService } from '../users/users.service.js';

/** What admins do with other people's accounts. Every call about one user throws `not-found` for an unknown id. */
@Injectable()
export class UserManagementService {
  constructor(
    private readonly users: UsersService,
    private readonly addresses: UserAddressesService,
    private readonly sessions: SessionStore,
  ) {}

  list(reader: User): Promise<ListedUser[]> {
    return this.users.list(reader);
  }

  /** Throws `link-not-confirmable`. */
  confirmLink(id: number, by: User): Promise<void> {
    return this.users.confirmLink(id, by);
  }

  /** Throws `own-account`, since the own address needs the present password, and `too-many-requests`. */
  async setEmail(id: number, email: string | null, by: User): Promise<void> {
    if (id === by.id) throw new ProblemError('own-account');
    await this.addresses.set(id, email, by);
  }

  /** Grants admin, or takes it and ends that user's sessions. Throws `last-admin` for the only admin. */
  async setAdmin(id: number, isAdmin: boolean, by: User): Promise<User> {
    const user = await this.users.get(id);
    if (isAdmin || user.isAdmin) await this.users.setAdmin(user, isAdmin, by);
    if (!isAdmin && user.isAdmin) await this.sessions.endAllOf(id);
    return { ...user, isAdmin };
  }
}
