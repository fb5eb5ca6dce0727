import { Injectable } from '@nestjs/common';
import type { User } from '@programme/contracts';
import { ProblemError } from '../../platform/errors/problem.error.js';
import { PasswordHasherService } from '../../platform/passwords/password-hasher.service.js';
import { toUser } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import { LoginThrottleService } from './login-throttle.service.js';

@Injectable()
export class AuthService {
  constructor(
    private readonly users: UsersService,
    private readonly hasher: PasswordHasherService,
    private readonly throttle: LoginThrottleService,
  ) {}

  /** The user of a right username and password. Throws `invalid-credentials`, `too-many-attempts`, `busy`. */
  async verify(username: string, password: string): Promise<User> {
    const user = await this.throttle.attempt(username, () => this.#check(username, password));
    if (!user) throw new ProblemError('invalid-credentials');
    return user;
  }

  /** Whether a password is a logged-in user's own; a wrong one counts as a guess. Throws `too-many-attempts`, `busy`. */
  async isPasswordOf({ username }: User, password: string): Promise<boolean> {
    return (await this.throttle.attempt(username, () => this.#check(username, password))) !== undefined;
  }

  async #check(username: string, password: string): Promise<User | undefined> {
    const user = await this.users.findByUsername(username);
    const right = await this.hasher.matches(user?.passwordHash, password);
    return user && right ? toUser(user) : undefined;
  }
}
