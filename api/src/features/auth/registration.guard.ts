import { Inject, Injectable, type CanActivate } from '@nestjs/common';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { ProblemError } from '../../platform/errors/problem.error.js';

/** Answers 403 unless `AUTH_REGISTRATION` is on, whatever the body holds. */
@Injectable()
export class RegistrationGuard implements CanActivate {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  canActivate(): boolean {
    if (!this.config.registration) throw new ProblemError('registration-off');
    return true;
  }
}
