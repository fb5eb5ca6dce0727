import { Module } from '@nestjs/common';
import { ClientMailsSubscriber } from './mails/client-mails.subscriber.js';
import { ClientRemindersJob } from './mails/client-reminders.job.js';
import { DailyRunsModule } from '../../platform/jobs/daily-runs.module.js';
import { IdempotencyModule } from '../../platform/idempotency/idempotency.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { OfferAccessModule } from './offer-access.module.js';
import { OfferMailRepository } from './mails/offer-mail.repository.js';
import { OfferMailsController } from './mails/offer-mails.controller.js';
import { OfferMailsService } from './mails/offer-mails.service.js';
import { OfferMailTextsService } from './mail-texts/offer-mail-texts.service.js';
import { OfferMessagesSubscriber } from './notifications/offer-messages.subscriber.js';
import { OfferNotificationsService } from './notifications/offer-notifications.service.js';
import { OfferRecordsModule } from './offer-records.module.js';
import { OfferRemindersController } from './reminders/offer-reminders.controller.js';
import { OfferRemindersService } from './reminders/offer-reminders.service.js';
import { TranslationsModule } from '../translations/translations.module.js';

/** Messages and mails about offers. It subscribes to what is done with them; nobody calls it. */
@Module({
  imports: [
    DailyRunsModule,
    IdempotencyModule,
    NotificationsModule,
    OfferAccessModule,
    OfferRecordsModule,
    TranslationsModule,
  ],
  controllers: [OfferMailsController, OfferRemindersController],
  providers: [
    ClientMailsSubscriber,
    ClientRemindersJob,
    OfferMailRepository,
    OfferMailsService,
    OfferMailTextsService,
    OfferMessagesSubscriber,
    OfferNotificationsService,
    OfferRemindersService,
  ],
})
export class OfferMessagesModule {}
