import { Module } from '@nestjs/common';
import { CreatorsModule } from '../creators/creators.module.js';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { SecretsModule } from '../secrets/secrets.module.js';
import { SlackModule } from '../slack/slack.module.js';
import { TranslationsModule } from '../translations/translations.module.js';
import { DailyRunRepository } from './daily-run.repository.js';
import { Idempotency } from './idempotency.service.js';
import { IdempotentRequestCleaner } from './idempotent-request.cleaner.js';
import { IdempotentRequestRepository } from './idempotent-request.repository.js';
import { OfferAttemptRepository } from './offer-attempt.repository.js';
import { OfferCodes } from './offer-codes.js';
import { OfferEventRepository } from './offer-event.repository.js';
import { OfferGate } from './offer-gate.service.js';
import { OfferManagement } from './offer-management.service.js';
import { OfferNotifications } from './offer-notifications.js';
import { OfferPageController } from './offer-page.controller.js';
import { OfferReminderChore } from './offer-reminder.chore.js';
import { OfferRemindersController } from './offer-reminders.controller.js';
import { OfferReminders } from './offer-reminders.service.js';
import { OfferThrottle } from './offer-throttle.js';
import { OfferTraceCleaner } from './offer-trace.cleaner.js';
import { OfferUnlockCleaner } from './offer-unlock.cleaner.js';
import { OfferUnlockRepository } from './offer-unlock.repository.js';
import { OfferUnlocks } from './offer-unlocks.js';
import { OfferViewRepository } from './offer-view.repository.js';
import { OfferViews } from './offer-views.service.js';
import { OfferListRepository } from './offer-list.repository.js';
import { OfferList } from './offer-list.service.js';
import { OfferRepository } from './offer.repository.js';
import { RefusedOfferAttemptRepository } from './refused-offer-attempt.repository.js';
import { RefusedOfferAttempts } from './refused-offer-attempts.js';
import { OffersController } from './offers.controller.js';

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
