import { Module } from '@nestjs/common';
import { OfferRecordsModule } from './offer-records.module.js';
import { OfferRevisionRepository } from './revisions/offer-revision.repository.js';
import { OfferRevisionsService } from './revisions/offer-revisions.service.js';

/** What clients were shown, frozen. */
@Module({
  imports: [OfferRecordsModule],
  providers: [OfferRevisionRepository, OfferRevisionsService],
  exports: [OfferRevisionRepository, OfferRevisionsService],
})
export class OfferRevisionsModule {}
