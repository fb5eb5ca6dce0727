import { Module } from '@nestjs/common';
import { PasswordCheckLimiter } from './password-check-limiter.js';
import { PasswordHasher } from './password-hasher.js';

@Module({ providers: [PasswordCheckLimiter, PasswordHasher], exports: [PasswordCheckLimiter, PasswordHasher] })
export class PasswordsModule {}
