import { Module } from '@nestjs/common';
import { IdempotencyModule } from '../../platform/idempotency/idempotency.module.js';
import { OfferExtensionsService } from './extensions/offer-extensions.service.js';
import { OfferMessageRepository } from './thread/offer-message.repository.js';
import { OfferRecordsModule } from './offer-records.module.js';
import { OfferRevisionsModule } from './offer-revisions.module.js';
import { OfferThreadRepository } from './thread/offer-thread.repository.js';
import { OfferThreadService } from './thread/offer-thread.service.js';

/** Questions and answers about an offer, and more time for it. */
@Module({
  imports: [IdempotencyModule, OfferRecordsModule, OfferRevisionsModule],
  providers: [OfferExtensionsService, OfferMessageRepository, OfferThreadRepository, OfferThreadService],
  exports: [OfferExtensionsService, OfferMessageRepository, OfferThreadService],
})
export class OfferThreadModule {}
