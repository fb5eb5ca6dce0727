import { Module } from '@nestjs/common';
import { CreatorsModule } from '../creators/creators.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { TranslationsModule } from '../translations/translations.module.js';
import { SlackChannel } from './slack.channel.js';
import { SlackClient } from './slack.client.js';
import { SlackMappingRepository } from './slack-mapping.repository.js';
import { SlackMappingsController } from './slack-mappings.controller.js';
import { SlackMappingsService } from './slack-mappings.service.js';

@Module({
  imports: [CreatorsModule, NotificationsModule, TranslationsModule],
  controllers: [SlackMappingsController],
  providers: [SlackChannel, SlackClient, SlackMappingRepository, SlackMappingsService],
})
export class SlackModule {}
