import { Module } from '@nestjs/common';
import { ClientAnswerController } from './client-page/client-answer.controller.js';
import { DecisionVerificationController } from './client-page/decision-verification.controller.js';
import { OfferAccessModule } from './offer-access.module.js';
import { OfferDecisionsModule } from './offer-decisions.module.js';
import { OfferPageController } from './client-page/offer-page.controller.js';
import { OfferRecordsModule } from './offer-records.module.js';
import { OfferRevisionsModule } from './offer-revisions.module.js';
import { OfferThreadModule } from './offer-thread.module.js';

/** What a client’s browser asks. */
@Module({
  imports: [OfferAccessModule, OfferDecisionsModule, OfferRecordsModule, OfferRevisionsModule, OfferThreadModule],
  controllers: [OfferPageController, ClientAnswerController, DecisionVerificationController],
})
export class ClientPageModule {}
