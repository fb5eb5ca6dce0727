import { Module } from '@nestjs/common';
import { ConsentService } from './decisions/consent.service.js';
import { DecisionCircumstancesService } from './decisions/decision-circumstances.service.js';
import { DecisionEvidenceService } from './decisions/decision-evidence.service.js';
import { DecisionWriterService } from './decisions/decision-writer.service.js';
import { IdempotencyModule } from '../../platform/idempotency/idempotency.module.js';
import { OfferAccessModule } from './offer-access.module.js';
import { OfferDecisionsService } from './decisions/offer-decisions.service.js';
import { OfferRecordsModule } from './offer-records.module.js';
import { OfferRevisionsModule } from './offer-revisions.module.js';
import { RecordedDecisionsService } from './decisions/recorded-decisions.service.js';
import { SecretsModule } from '../../platform/secrets/secrets.module.js';
import { TranslationsModule } from '../translations/translations.module.js';

/** What clients decide, by themselves or on the phone. */
@Module({
  imports: [
    IdempotencyModule,
    OfferAccessModule,
    OfferRecordsModule,
    OfferRevisionsModule,
    SecretsModule,
    TranslationsModule,
  ],
  providers: [
    ConsentService,
    DecisionCircumstancesService,
    DecisionEvidenceService,
    DecisionWriterService,
    OfferDecisionsService,
    RecordedDecisionsService,
  ],
  exports: [DecisionCircumstancesService, OfferDecisionsService, RecordedDecisionsService],
})
export class OfferDecisionsModule {}
