import { Module } from '@nestjs/common';
import { CreatorsModule } from '../creators/creators.module.js';
import { TranslationsModule } from '../translations/translations.module.js';
import { Chat } from './chat.client.js';
import { NotificationDispatcher } from './notification-dispatcher.js';
import { Notifications } from './notifications.service.js';
import { SlackMappingRepository } from './slack-mapping.repository.js';
import { SlackMappingsController } from './slack-mappings.controller.js';
import { SlackMappings } from './slack-mappings.service.js';
import { SlackNotificationRepository } from './slack-notification.repository.js';

@Module({
  imports: [CreatorsModule, TranslationsModule],
  controllers: [SlackMappingsController],
  providers: [
    Chat,
    NotificationDispatcher,
    Notifications,
    SlackMappingRepository,
    SlackMappings,
    SlackNotificationRepository,
  ],
  exports: [Notifications],
})
export class SlackModule {}
