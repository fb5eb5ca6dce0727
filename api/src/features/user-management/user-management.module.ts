import { Module } from '@nestjs/common';
import { SessionsModule } from '../sessions/sessions.module.js';
import { UserAddressesModule } from '../user-addresses/user-addresses.module.js';
import { UsersModule } from '../users/users.module.js';
import { UserManagementService } from './user-management.service.js';
import { UsersController } from './users.controller.js';

/** Admins manage users. Apart from `UsersModule`: it needs sessions, which know users. */
@Module({
  imports: [SessionsModule, UserAddressesModule, UsersModule],
  controllers: [UsersController],
  providers: [UserManagementService],
})
export class UserManagementModule {}
