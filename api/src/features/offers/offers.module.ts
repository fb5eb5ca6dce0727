import { Module } from '@nestjs/common';
import { CreatorsModule } from '../creators/creators.module.js';
import { PasswordsModule } from '../../platform/passwords/passwords.module.js';
import { SecretsModule } from '../../platform/secrets/secrets.module.js';
import { SlackModule } from '../slack/slack.module.js';
import { TranslationsModule } from '../translations/translations.module.js';
import { DailyRunRepository } from './reminders/daily-run.repository.js';
import { Idempotency } from '../../platform/idempotency/idempotency.service.js';
import { IdempotentRequestCleaner } from '../../platform/idempotency/idempotent-request.cleaner.js';
import { IdempotentRequestRepository } from '../../platform/idempotency/idempotent-request.repository.js';
import { OfferAttemptRepository } from './gate/offer-attempt.repository.js';
import { OfferCodes } from './gate/offer-codes.js';
import { OfferEventRepository } from './records/offer-event.repository.js';
import { OfferGate } from './gate/offer-gate.service.js';
import { OfferManagement } from './management/offer-management.service.js';
import { OfferNotifications } from './notifications/offer-notifications.js';
import { OfferPageController } from './client-page/offer-page.controller.js';
import { OfferReminderChore } from './reminders/offer-reminder.chore.js';
import { OfferRemindersController } from './reminders/offer-reminders.controller.js';
import { OfferReminders } from './reminders/offer-reminders.service.js';
import { OfferThrottle } from './gate/offer-throttle.js';
import { OfferTraceCleaner } from './retention/offer-trace.cleaner.js';
import { OfferUnlockCleaner } from './gate/offer-unlock.cleaner.js';
import { OfferUnlockRepository } from './gate/offer-unlock.repository.js';
import { OfferUnlocks } from './gate/offer-unlocks.js';
import { OfferViewRepository } from './visits/offer-view.repository.js';
import { OfferViews } from './visits/offer-views.service.js';
import { OfferListRepository } from './management/offer-list.repository.js';
import { OfferList } from './management/offer-list.service.js';
import { OfferRepository } from './records/offer.repository.js';
import { RefusedOfferAttemptRepository } from './gate/refused-offer-attempt.repository.js';
import { RefusedOfferAttempts } from './gate/refused-offer-attempts.js';
import { OffersController } from './management/offers.controller.js';

@Module({
  imports: [CreatorsModule, PasswordsModule, SecretsModule, SlackModule, TranslationsModule],
  controllers: [OffersController, OfferPageController, OfferRemindersController],
  providers: [
    DailyRunRepository,
    Idempotency,
    IdempotentRequestCleaner,
    IdempotentRequestRepository,
    OfferAttemptRepository,
    OfferCodes,
    OfferEventRepository,
    OfferGate,
    OfferManagement,
    OfferNotifications,
    OfferReminderChore,
    OfferReminders,
    OfferList,
    OfferListRepository,
    OfferRepository,
    OfferThrottle,
    OfferTraceCleaner,
    OfferUnlockCleaner,
    OfferUnlockRepository,
    OfferUnlocks,
    OfferViewRepository,
    OfferViews,
    RefusedOfferAttemptRepository,
    RefusedOfferAttempts,
  ],
})
export class OffersModule {}
