import { Body, Controller, Get, Inject, Post, Req, Res, UseGuards } from '@nestjs/common';
import {
  apiPaths,
  loginSchema,
  permissionsOf,
  registerSchema,
  signedInUserResponse,
  userResponse,
  type Login,
  type Registration,
  type SignedInUser,
  type User,
} from '@programme/contracts';
import type { Request, Response } from 'express';
import { ForUsers, Public } from '../../platform/access/access.decorators.js';
import { CurrentUser } from '../../platform/access/access.guard.js';
import { Audited } from '../../platform/audit/audited.decorator.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { NoBody } from '../../platform/http/no-body.guard.js';
import { PasswordCheckLimiter } from '../../platform/passwords/password-check-limiter.js';
import { RateLimitGuard } from '../../platform/rate-limit/rate-limit.guard.js';
import { Responds } from '../../platform/openapi/responds.decorator.js';
import { sessionCookieName, sessionCookieOptions } from '../sessions/session-cookie.js';
import { UsersService } from '../users/users.service.js';
import { LoginGuard, RegistrationGuard } from './login.guard.js';

const withPermissions = (user: User): SignedInUser => ({ ...user, permissions: permissionsOf(user) });

@Controller()
export class AuthController {
  constructor(
    private readonly users: UsersService,
    private readonly limiter: PasswordCheckLimiter,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get(apiPaths.user)
  @Responds({ body: signedInUserResponse })
  @ForUsers()
  user(@CurrentUser() user: User): SignedInUser {
    return withPermissions(user);
  }

  @Post(apiPaths.login)
  @Public()
  @Responds({ body: signedInUserResponse, problems: ['invalid-credentials', 'too-many-attempts', 'busy'] })
  @UseGuards(LoginGuard)
  @Audited('login', { entity: 'user' })
  login(@Body({ schema: loginSchema }) _credentials: Login, @CurrentUser() user: User): SignedInUser {
    return withPermissions(user);
  }

  /** Ends the session on the server and takes the cookie back; without a session it does nothing, and says so alike. */
  @Post(apiPaths.logout)
  @Public()
  @Responds()
  @NoBody()
  @Audited('logout')
  async logout(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<void> {
    await new Promise<void>((resolve, reject) =>
      request.session.destroy((error?: unknown) => (error ? reject(error as Error) : resolve())),
    );
    response.clearCookie(sessionCookieName(this.config), sessionCookieOptions(this.config));
  }

  @Post(apiPaths.register)
  @Public()
  @Responds({
    status: 201,
    body: userResponse,
    problems: ['registration-off', 'username-taken', 'too-many-requests', 'too-many-attempts', 'busy'],
  })
  @UseGuards(RegistrationGuard, RateLimitGuard)
  @Audited('user.register', { entity: 'user', madeId: ({ id }: User) => id })
  register(
    @Body({ schema: registerSchema }) { username, password }: Registration,
    @Req() { ip = '' }: Request,
  ): Promise<User> {
    return this.limiter.run(ip, () => this.users.register(username, password));
  }
}
