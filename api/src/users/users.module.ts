import { Module } from '@nestjs/common';
import { LoginThrottleModule } from '../auth/login-throttle.module.js';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { UserManagementService } from './user-management.service.js';
import { UserRepository } from './user.repository.js';
import { UsersController } from './users.controller.js';
import { UsersService } from './users.service.js';

@Module({
  imports: [LoginThrottleModule, PasswordsModule, SessionsModule],
  controllers: [UsersController],
  providers: [UserManagementService, UserRepository, UsersService],
  exports: [UsersService],
})
export class UsersModule {}
