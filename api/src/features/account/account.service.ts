import { Injectable } from '@nestjs/common';
import type { Account, AccountEmail, AccountPassword, User } from '@programme/contracts';
import { ProblemError } from '../../platform/errors/problem.error.js';
import { PasswordCheckLimiter } from '../../platform/passwords/password-check-limiter.js';
import { AccountMailsService } from '../account-mails/account-mails.service.js';
import { AuthService } from '../auth/auth.service.js';
import { SessionStore } from '../sessions/session.store.js';
import { UserAddressesService } from '../user-addresses/user-addresses.service.js';
import { UsersService } from '../users/users.service.js';

/** Where a call comes from, and its session. */
type Caller = { readonly address: string; readonly sessionId: string };

@Injectable()
export class AccountService {
  constructor(
    private readonly auth: AuthService,
    private readonly users: UsersService,
    private readonly addresses: UserAddressesService,
    private readonly mails: AccountMailsService,
    private readonly limiter: PasswordCheckLimiter,
    private readonly sessions: SessionStore,
  ) {}

  of({ id }: User): Promise<Account> {
    return this.users.account(id);
  }

  /**
   * Sets the own address or takes it away, which needs the present password as a new password does. Throws
   * `invalid-request` at `password` for a wrong one, `too-many-attempts`, `too-many-requests`, `busy`.
   */
  async setEmail(user: User, { email, password }: AccountEmail, caller: Caller): Promise<void> {
    await this.#refuseWrong(user, { field: 'password', typed: password }, caller);
    await this.addresses.set(user.id, email, user);
  }

  /**
   * Sets the own password, which needs the present one: a session alone, left open or stolen, is not enough. Other sessions
   * end. Guesses at the present one count as guesses at the login. Throws `invalid-request` at `current` for a wrong one and
   * at `password` for a common one, `too-many-attempts`, `busy`.
   */
  async setPassword(user: User, { current, password }: AccountPassword, caller: Caller): Promise<void> {
    await this.#refuseWrong(user, { field: 'current', typed: current }, caller);
    await this.users.setPassword(user, password, (transaction, owner) => {
      const notice = { owner, recipient: owner.email, by: owner.username };
      return this.mails.enqueueNotice(transaction, 'passwordChanged', notice);
    });
    this.mails.deliverSoon();
    await this.sessions.endAllOf(user.id, caller.sessionId);
  }

  async #refuseWrong(user: User, { field, typed }: { field: string; typed: string }, caller: Caller): Promise<void> {
    const isRight = await this.limiter.run(caller.address, () => this.auth.isPasswordOf(user, typed));
    const issue = { field, key: 'server.wrongPassword', parameters: {} } as const;
    if (!isRight) throw new ProblemError('invalid-request', { issues: [issue] });
  }
}
