import { Module } from '@nestjs/common';
import { PasswordCheckLimiter } from './password-check-limiter.js';
import { PasswordHasherService } from './password-hasher.service.js';

@Module({
  providers: [PasswordCheckLimiter, PasswordHasherService],
  exports: [PasswordCheckLimiter, PasswordHasherService],
})
export class PasswordsModule {}
