import { Module } from '@nestjs/common';
import { AccountMailsModule } from '../account-mails/account-mails.module.js';
import { UserLinksModule } from '../links/user-links.module.js';
import { UsersModule } from '../users/users.module.js';
import { UserAddressesService } from './user-addresses.service.js';

@Module({
  imports: [AccountMailsModule, UserLinksModule, UsersModule],
  providers: [UserAddressesService],
  exports: [UserAddressesService],
})
export class UserAddressesModule {}
