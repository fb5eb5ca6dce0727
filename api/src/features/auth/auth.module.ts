import { Module } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import { PasswordsModule } from '../../platform/passwords/passwords.module.js';
import { UsersModule } from '../users/users.module.js';
import { AuthController } from './auth.controller.js';
import { AuthService } from './auth.service.js';
import { LocalStrategy } from './local.strategy.js';
import { LoginThrottleModule } from './login-throttle.module.js';
import { SessionSerializer } from './session-user.middleware.js';

@Module({
  imports: [LoginThrottleModule, PassportModule, PasswordsModule, UsersModule],
  controllers: [AuthController],
  providers: [AuthService, LocalStrategy, SessionSerializer],
  exports: [AuthService],
})
export class AuthModule {}
