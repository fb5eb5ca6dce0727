import { Module } from '@nestjs/common';
import { PasswordsModule } from '../../platform/passwords/passwords.module.js';
import { AccountMailsModule } from '../account-mails/account-mails.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { UserAddressesModule } from '../user-addresses/user-addresses.module.js';
import { UsersModule } from '../users/users.module.js';
import { AccountController } from './account.controller.js';
import { AccountService } from './account.service.js';

@Module({
  imports: [AccountMailsModule, AuthModule, PasswordsModule, SessionsModule, UserAddressesModule, UsersModule],
  controllers: [AccountController],
  providers: [AccountService],
})
export class AccountModule {}
