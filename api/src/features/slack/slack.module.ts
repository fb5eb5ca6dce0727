import { Module } from '@nestjs/common';
import { CreatorsModule } from '../creators/creators.module.js';
import { TranslationsModule } from '../translations/translations.module.js';
import { SlackClient } from './slack.client.js';
import { NotificationDispatcher } from './notification-dispatcher.js';
import { NotificationsService } from './notifications.service.js';
import { SlackMappingRepository } from './slack-mapping.repository.js';
import { SlackMappingsController } from './slack-mappings.controller.js';
import { SlackMappingsService } from './slack-mappings.service.js';
import { SlackNotificationRepository } from './slack-notification.repository.js';

@Module({
  imports: [CreatorsModule, TranslationsModule],
  controllers: [SlackMappingsController],
  providers: [
    SlackClient,
    NotificationDispatcher,
    NotificationsService,
    SlackMappingRepository,
    SlackMappingsService,
    SlackNotificationRepository,
  ],
  exports: [NotificationsService],
})
export class SlackModule {}
