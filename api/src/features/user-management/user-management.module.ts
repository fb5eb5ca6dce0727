import { Module } from '@nestjs/common';
import { LoginThrottleModule } from '../auth/login-throttle.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { UsersModule } from '../users/users.module.js';
import { UserManagementService } from './user-management.service.js';
import { UsersController } from './users.controller.js';

/** Admins manage users. Apart from `UsersModule`: it needs sessions and the login throttle, which both know users. */
@Module({
  imports: [LoginThrottleModule, SessionsModule, UsersModule],
  controllers: [UsersController],
  providers: [UserManagementService],
})
export class UserManagementModule {}
