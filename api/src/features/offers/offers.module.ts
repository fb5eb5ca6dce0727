import { Module } from '@nestjs/common';
import { CreatorsModule } from '../creators/creators.module.js';
import { PasswordsModule } from '../../platform/passwords/passwords.module.js';
import { PriceBooksModule } from '../price-books/price-books.module.js';
import { SecretsModule } from '../../platform/secrets/secrets.module.js';
import { SlackModule } from '../slack/slack.module.js';
import { TranslationsModule } from '../translations/translations.module.js';
import { DailyRunRepository } from './reminders/daily-run.repository.js';
import { IdempotencyService } from '../../platform/idempotency/idempotency.service.js';
import { IdempotentRequestRepository } from '../../platform/idempotency/idempotent-request.repository.js';
import { OfferAttemptRepository } from './gate/offer-attempt.repository.js';
import { AccessCodeService } from './gate/access-code.service.js';
import { OfferEventRepository } from './records/offer-event.repository.js';
import { OfferGateService } from './gate/offer-gate.service.js';
import { OfferManagementService } from './management/offer-management.service.js';
import { OfferNotificationsService } from './notifications/offer-notifications.service.js';
import { OfferAttentionRepository } from './overview/offer-attention.repository.js';
import { OfferFiguresRepository } from './overview/offer-figures.repository.js';
import { OfferOverviewService } from './overview/offer-overview.service.js';
import { OfferPageController } from './client-page/offer-page.controller.js';
import { OfferRemindersController } from './reminders/offer-reminders.controller.js';
import { OfferRemindersService } from './reminders/offer-reminders.service.js';
import { OfferThrottleService } from './gate/offer-throttle.service.js';
import { OfferRetentionJob } from './retention/offer-retention.job.js';
import { OfferUnlockRepository } from './gate/offer-unlock.repository.js';
import { OfferUnlockService } from './gate/offer-unlock.service.js';
import { OfferVisitRepository } from './visits/offer-visit.repository.js';
import { OfferVisitsService } from './visits/offer-visits.service.js';
import { OfferListRepository } from './management/offer-list.repository.js';
import { OfferReproductionService } from './management/offer-reproduction.service.js';
import { OfferSummaryRepository } from './management/offer-summary.repository.js';
import { OfferListService } from './management/offer-list.service.js';
import { OfferRepository } from './records/offer.repository.js';
import { OpenOfferRepository } from './records/open-offer.repository.js';
import { RefusedOfferAttemptRepository } from './gate/refused-offer-attempt.repository.js';
import { RefusedOfferAttemptService } from './gate/refused-offer-attempt.service.js';
import { OffersController } from './management/offers.controller.js';

@Module({
  imports: [CreatorsModule, PasswordsModule, PriceBooksModule, SecretsModule, SlackModule, TranslationsModule],
  controllers: [OffersController, OfferPageController, OfferRemindersController],
  providers: [
    DailyRunRepository,
    IdempotencyService,
    IdempotentRequestRepository,
    OfferAttemptRepository,
    AccessCodeService,
    OfferAttentionRepository,
    OfferEventRepository,
    OfferFiguresRepository,
    OfferGateService,
    OfferManagementService,
    OfferNotificationsService,
    OfferOverviewService,
    OfferReproductionService,
    OfferRemindersService,
    OfferListService,
    OfferListRepository,
    OfferSummaryRepository,
    OfferRepository,
    OpenOfferRepository,
    OfferThrottleService,
    OfferRetentionJob,
    OfferUnlockRepository,
    OfferUnlockService,
    OfferVisitRepository,
    OfferVisitsService,
    RefusedOfferAttemptRepository,
    RefusedOfferAttemptService,
  ],
  exports: [OfferOverviewService, OpenOfferRepository],
})
export class OffersModule {}
