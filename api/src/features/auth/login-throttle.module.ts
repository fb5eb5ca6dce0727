import { Module } from '@nestjs/common';
import { LoginAttemptCleaner } from './login-attempt.cleaner.js';
import { LoginAttemptRepository } from './login-attempt.repository.js';
import { LoginThrottle } from './login-throttle.js';

/** Apart from `AuthModule`, which needs the users: who manages these lifts the limit of one. */
@Module({
  providers: [LoginAttemptCleaner, LoginAttemptRepository, LoginThrottle],
  exports: [LoginThrottle],
})
export class LoginThrottleModule {}
