import { Module } from '@nestjs/common';
import { CreatorsModule } from '../creators/creators.module.js';
import { UsersModule } from '../users/users.module.js';
import { PasswordsModule } from '../../platform/passwords/passwords.module.js';
import { PriceBooksModule } from '../price-books/price-books.module.js';
import { SecretsModule } from '../../platform/secrets/secrets.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { TranslationsModule } from '../translations/translations.module.js';
import { OfferApprovalRepository } from './approval/offer-approval.repository.js';
import { OfferApprovalService } from './approval/offer-approval.service.js';
import { OfferDiscountsService } from './approval/offer-discounts.service.js';
import { OfferSettingsController } from './approval/offer-settings.controller.js';
import { OfferSettingsRepository } from './approval/offer-settings.repository.js';
import { OfferSettingsService } from './approval/offer-settings.service.js';
import { OfferApprovalController } from './management/offer-approval.controller.js';
import { DailyRunRepository } from './reminders/daily-run.repository.js';
import { IdempotencyService } from '../../platform/idempotency/idempotency.service.js';
import { IdempotentRequestRepository } from '../../platform/idempotency/idempotent-request.repository.js';
import { OfferAttemptRepository } from './gate/offer-attempt.repository.js';
import { AccessCodeService } from './gate/access-code.service.js';
import { EventBlockRepository } from './blocks/event-block.repository.js';
import { EventBlocksJob } from './blocks/event-blocks.job.js';
import { EvidenceHeadJob } from './blocks/evidence-head.job.js';
import { OfferEventChainRepository } from './events/offer-event-chain.repository.js';
import { OfferEventRepository } from './events/offer-event.repository.js';
import { OfferEvents } from './events/offer-events.js';
import { ConsentService } from './decisions/consent.service.js';
import { DecisionCircumstancesService } from './decisions/decision-circumstances.service.js';
import { OfferDecisionRepository } from './decisions/offer-decision.repository.js';
import { OfferDecisionsService } from './decisions/offer-decisions.service.js';
import { DecisionEvidenceService } from './decisions/decision-evidence.service.js';
import { DecisionWriterService } from './decisions/decision-writer.service.js';
import { RecordedDecisionsService } from './decisions/recorded-decisions.service.js';
import { OfferStateRepository } from './decisions/offer-state.repository.js';
import { OfferStateService } from './decisions/offer-state.service.js';
import { OfferRevisionRepository } from './revisions/offer-revision.repository.js';
import { OfferRevisionsService } from './revisions/offer-revisions.service.js';
import { ClientAnswerController } from './client-page/client-answer.controller.js';
import { DecisionVerificationController } from './client-page/decision-verification.controller.js';
import { OfferDecisionsController } from './management/offer-decisions.controller.js';
import { OfferDetailsService } from './management/offer-details.service.js';
import { OfferReversalService } from './management/offer-reversal.service.js';
import { OfferExtensionsService } from './extensions/offer-extensions.service.js';
import { OfferGateService } from './gate/offer-gate.service.js';
import { ClientRemindersJob } from './mails/client-reminders.job.js';
import { OfferMailRepository } from './mails/offer-mail.repository.js';
import { OfferMailTextsService } from './mail-texts/offer-mail-texts.service.js';
import { OfferMailsController } from './mails/offer-mails.controller.js';
import { OfferMailsService } from './mails/offer-mails.service.js';
import { OfferManagementService } from './management/offer-management.service.js';
import { OfferMessagesSubscriber } from './notifications/offer-messages.subscriber.js';
import { OfferNotificationsService } from './notifications/offer-notifications.service.js';
import { OfferAttentionRepository } from './overview/offer-attention.repository.js';
import { FailedMailRepository } from './overview/failed-mail.repository.js';
import { OfferFiguresRepository } from './overview/offer-figures.repository.js';
import { OfferOverviewService } from './overview/offer-overview.service.js';
import { WaitingApprovalRepository } from './overview/waiting-approval.repository.js';
import { WaitingClientRepository } from './overview/waiting-client.repository.js';
import { OfferPageController } from './client-page/offer-page.controller.js';
import { OfferRemindersController } from './reminders/offer-reminders.controller.js';
import { OfferRemindersService } from './reminders/offer-reminders.service.js';
import { OfferThrottleService } from './gate/offer-throttle.service.js';
import { OfferRetentionJob } from './retention/offer-retention.job.js';
import { OfferUnlockRepository } from './gate/offer-unlock.repository.js';
import { OfferUnlockService } from './gate/offer-unlock.service.js';
import { OfferMessageRepository } from './thread/offer-message.repository.js';
import { OfferThreadRepository } from './thread/offer-thread.repository.js';
import { OfferThreadService } from './thread/offer-thread.service.js';
import { OfferTemplateRepository } from './templates/offer-template.repository.js';
import { OfferTemplatesController } from './templates/offer-templates.controller.js';
import { OfferTemplatesService } from './templates/offer-templates.service.js';
import { OfferVisitRepository } from './visits/offer-visit.repository.js';
import { OfferVisitsService } from './visits/offer-visits.service.js';
import { OfferListRepository } from './management/offer-list.repository.js';
import { OfferRemovalService } from './management/offer-removal.service.js';
import { OfferReproductionService } from './management/offer-reproduction.service.js';
import { OfferSummaryRepository } from './management/offer-summary.repository.js';
import { OfferListService } from './management/offer-list.service.js';
import { OfferRepository } from './records/offer.repository.js';
import { FreeLengthsService } from './management/free-lengths.service.js';
import { OpenOfferRepository } from './records/open-offer.repository.js';
import { RefusedOfferAttemptRepository } from './gate/refused-offer-attempt.repository.js';
import { RefusedOfferAttemptService } from './gate/refused-offer-attempt.service.js';
import { OffersController } from './management/offers.controller.js';

@Module({
  imports: [
    CreatorsModule,
    UsersModule,
    PasswordsModule,
    PriceBooksModule,
    NotificationsModule,
    SecretsModule,
    TranslationsModule,
  ],
  controllers: [
    OffersController,
    OfferDecisionsController,
    OfferApprovalController,
    OfferSettingsController,
    OfferMailsController,
    OfferTemplatesController,
    OfferPageController,
    ClientAnswerController,
    DecisionVerificationController,
    OfferRemindersController,
  ],
  providers: [
    OfferApprovalRepository,
    OfferApprovalService,
    OfferDiscountsService,
    OfferSettingsRepository,
    OfferSettingsService,
    DailyRunRepository,
    IdempotencyService,
    IdempotentRequestRepository,
    OfferAttemptRepository,
    AccessCodeService,
    OfferAttentionRepository,
    EventBlockRepository,
    EventBlocksJob,
    EvidenceHeadJob,
    OfferEventChainRepository,
    OfferEventRepository,
    OfferEvents,
    ConsentService,
    DecisionCircumstancesService,
    OfferDecisionRepository,
    OfferDecisionsService,
    OfferStateRepository,
    OfferStateService,
    OfferRevisionRepository,
    OfferRevisionsService,
    DecisionEvidenceService,
    DecisionWriterService,
    RecordedDecisionsService,
    OfferDetailsService,
    OfferReversalService,
    OfferExtensionsService,
    OfferMessageRepository,
    OfferThreadRepository,
    OfferThreadService,
    FailedMailRepository,
    OfferFiguresRepository,
    OfferGateService,
    ClientRemindersJob,
    OfferMailRepository,
    OfferMailTextsService,
    OfferMailsService,
    OfferManagementService,
    OfferMessagesSubscriber,
    OfferNotificationsService,
    OfferOverviewService,
    WaitingApprovalRepository,
    WaitingClientRepository,
    OfferRemovalService,
    OfferReproductionService,
    OfferRemindersService,
    OfferListService,
    OfferListRepository,
    OfferSummaryRepository,
    OfferRepository,
    OpenOfferRepository,
    FreeLengthsService,
    OfferTemplateRepository,
    OfferTemplatesService,
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
