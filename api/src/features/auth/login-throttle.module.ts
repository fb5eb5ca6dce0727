import { Module } from '@nestjs/common';
import { LoginAttemptRepository } from './login-attempt.repository.js';
import { LoginThrottleService } from './login-throttle.service.js';

/** Apart from `AuthModule`, which needs the users: who manages these lifts the limit of one. */
@Module({
  providers: [LoginAttemptRepository, LoginThrottleService],
  exports: [LoginThrottleService],
})
export class LoginThrottleModule {}
