import { Injectable } from '@nestjs/common';
import type { AccountPassword, FieldIssue, User } from '@programme/contracts';
import { ProblemError } from '../../platform/errors/problem.error.js';
import { PasswordCheckLimiter } from '../../platform/passwords/password-check-limiter.js';
import { AuthService } from '../auth/auth.service.js';
import { SessionStore } from '../sessions/session.store.js';
import { UsersService } from '../users/users.service.js';

type Caller = { readonly address: string; readonly sessionId: string };

@Injectable()
export class AccountService {
  constructor(
    private readonly auth: AuthService,
    private readonly users: UsersService,
    private readonly limiter: PasswordCheckLimiter,
    private readonly sessions: SessionStore,
  ) {}

  /**
   * Sets the own password, which needs the present one: a session alone, left open or stolen, is not enough. Other sessions
   * end. Guesses at the present one count as guesses at the login. Throws `invalid-request` at `current` for a wrong one and
   * at `password` for a common one, `too-many-attempts`, `busy`.
   */
  async setPassword(user: User, { current, password }: AccountPassword, caller: Caller): Promise<void> {
    const isRight = await this.limiter.run(caller.address, () => this.auth.isPasswordOf(user, current));
    if (!isRight) throw new ProblemError('invalid-request', { issues: [wrongPassword] });
    await this.users.setPassword(user, password);
    await this.sessions.endAllOf(user.id, caller.sessionId);
  }
}

const wrongPassword: FieldIssue = { field: 'current', key: 'server.wrongPassword', parameters: {} };
