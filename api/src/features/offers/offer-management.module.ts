import { Module } from '@nestjs/common';
import { CreatorsModule } from '../creators/creators.module.js';
import { FreeLengthsService } from './management/free-lengths.service.js';
import { IdempotencyModule } from '../../platform/idempotency/idempotency.module.js';
import { OfferAccessModule } from './offer-access.module.js';
import { OfferApprovalController } from './management/offer-approval.controller.js';
import { OfferApprovalModule } from './offer-approval.module.js';
import { OfferDecisionsController } from './management/offer-decisions.controller.js';
import { OfferDecisionsModule } from './offer-decisions.module.js';
import { OfferDetailsService } from './management/offer-details.service.js';
import { OfferListRepository } from './management/offer-list.repository.js';
import { OfferListService } from './management/offer-list.service.js';
import { OfferManagementService } from './management/offer-management.service.js';
import { OfferRecordsModule } from './offer-records.module.js';
import { OfferRemovalService } from './management/offer-removal.service.js';
import { OfferReproductionService } from './management/offer-reproduction.service.js';
import { OfferReversalService } from './management/offer-reversal.service.js';
import { OfferRevisionsModule } from './offer-revisions.module.js';
import { OffersController } from './management/offers.controller.js';
import { OfferSummaryRepository } from './management/offer-summary.repository.js';
import { OfferThreadModule } from './offer-thread.module.js';
import { PriceBooksModule } from '../price-books/price-books.module.js';

/** What staff do with offers. */
@Module({
  imports: [
    CreatorsModule,
    IdempotencyModule,
    OfferAccessModule,
    OfferApprovalModule,
    OfferDecisionsModule,
    OfferRecordsModule,
    OfferRevisionsModule,
    OfferThreadModule,
    PriceBooksModule,
  ],
  controllers: [OffersController, OfferDecisionsController, OfferApprovalController],
  providers: [
    FreeLengthsService,
    OfferDetailsService,
    OfferListRepository,
    OfferListService,
    OfferManagementService,
    OfferRemovalService,
    OfferReproductionService,
    OfferReversalService,
    OfferSummaryRepository,
  ],
})
export class OfferManagementModule {}
