import { Module } from '@nestjs/common';
import { PasswordsModule } from '../../platform/passwords/passwords.module.js';
import { AccountMailsModule } from '../account-mails/account-mails.module.js';
import { LoginThrottleModule } from '../auth/login-throttle.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { UsersModule } from '../users/users.module.js';
import { UserLinkRepository } from './user-link.repository.js';
import { UserLinksController } from './user-links.controller.js';
import { UserLinksService } from './user-links.service.js';

@Module({
  imports: [AccountMailsModule, LoginThrottleModule, PasswordsModule, SessionsModule, UsersModule],
  controllers: [UserLinksController],
  providers: [UserLinkRepository, UserLinksService],
  exports: [UserLinkRepository],
})
export class UserLinksModule {}
