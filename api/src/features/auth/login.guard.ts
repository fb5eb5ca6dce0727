import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { loginSchema } from '@programme/contracts';
import type { Request } from 'express';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { ProblemError } from '../../platform/errors/problem.error.js';
import { checked } from '../../platform/http/validation.pipe.js';
import { PasswordCheckLimiter } from '../../platform/passwords/password-check-limiter.js';
import { UsersService } from '../users/users.service.js';

/** Answers 403 unless `AUTH_REGISTRATION` is on, whatever the body holds. */
@Injectable()
export class RegistrationGuard implements CanActivate {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  canActivate(): boolean {
    if (!this.config.registration) throw new ProblemError('registration-off');
    return true;
  }
}

/**
 * Checks username and password and begins a session under a new id. Throws `too-many-attempts` for a network that asks
 * too often.
 */
@Injectable()
export class LoginGuard extends AuthGuard('local') {
  constructor(
    private readonly users: UsersService,
    private readonly limiter: PasswordCheckLimiter,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    // Guards run before pipes: without this check, passport would get an unvalidated body.
    const { username } = checked(loginSchema, request.body as unknown);
    return this.limiter.run(request.ip ?? '', () => this.#logIn(context, request, username));
  }

  async #logIn(context: ExecutionContext, request: Request, username: string): Promise<boolean> {
    const before = await this.users.findByUsername(username);
    // The account that is tried. Not the name as typed: people type passwords into the wrong field.
    if (request.audit) request.audit.id = before?.id;
    await super.canActivate(context);
    await super.logIn(request);
    // A new password ends the sessions that there are. Ours began a moment ago, perhaps with the old one, and too late.
    const now = await this.users.findByUsername(username);
    if (now?.passwordHash !== before?.passwordHash) return refuse(request);
    return true;
  }
}

async function refuse(request: Request): Promise<never> {
  await new Promise<void>((resolve, reject) =>
    request.session.destroy((error?: unknown) => (error ? reject(error as Error) : resolve())),
  );
  throw new ProblemError('invalid-credentials');
}
