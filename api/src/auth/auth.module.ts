import { Module } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { UsersModule } from '../users/users.module.js';
import { AuthController } from './auth.controller.js';
import { AuthService } from './auth.service.js';
import { LocalStrategy } from './local.strategy.js';
import { LoginAttemptCleaner } from './login-attempt.cleaner.js';
import { LoginAttemptRepository } from './login-attempt.repository.js';
import { LoginThrottle } from './login-throttle.js';
import { SessionSerializer } from './session-serializer.js';

@Module({
  imports: [PassportModule, PasswordsModule, UsersModule],
  controllers: [AuthController],
  providers: [
    AuthService,
    LocalStrategy,
    LoginAttemptCleaner,
    LoginAttemptRepository,
    LoginThrottle,
    SessionSerializer,
  ],
})
export class AuthModule {}
