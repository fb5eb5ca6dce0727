import { Module } from '@nestjs/common';
import { SessionsModule } from '../sessions/sessions.module.js';
import { UsersModule } from '../users/users.module.js';
import { UserManagementService } from './user-management.service.js';
import { UsersController } from './users.controller.js';

/** Admins manage users. Apart from `UsersModule`: it needs sessions, which know users. */
@Module({
  imports: [SessionsModule, UsersModule],
  controllers: [UsersController],
  providers: [UserManagementService],
})
export class UserManagementModule {}
