import { Module } from '@nestjs/common';
import { SecretsModule } from '../../platform/secrets/secrets.module.js';
import { MailContentBox } from './mail-content-box.js';
import { NotificationDispatcher } from './notification-dispatcher.js';
import { NotificationRetentionJob } from './notification-retention.job.js';
import { NotificationRepository } from './notification.repository.js';
import { NotificationsService } from './notifications.service.js';

/** The outbox. It knows no channel: each feature that delivers registers its own. */
@Module({
  imports: [SecretsModule],
  providers: [
    MailContentBox,
    NotificationDispatcher,
    NotificationRepository,
    NotificationRetentionJob,
    NotificationsService,
  ],
  exports: [MailContentBox, NotificationDispatcher, NotificationRepository, NotificationsService],
})
export class NotificationsModule {}
