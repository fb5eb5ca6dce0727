import { Module } from '@nestjs/common';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { TranslationsModule } from '../translations/translations.module.js';
import { AccountMailsService } from './account-mails.service.js';

@Module({
  imports: [NotificationsModule, TranslationsModule],
  providers: [AccountMailsService],
  exports: [AccountMailsService],
})
export class AccountMailsModule {}
