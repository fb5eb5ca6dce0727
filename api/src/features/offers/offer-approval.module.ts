import { Module } from '@nestjs/common';
import { OfferApprovalRepository } from './approval/offer-approval.repository.js';
import { OfferApprovalService } from './approval/offer-approval.service.js';
import { OfferDiscountsService } from './approval/offer-discounts.service.js';
import { OfferRecordsModule } from './offer-records.module.js';
import { OfferRevisionsModule } from './offer-revisions.module.js';
import { OfferSettingsController } from './approval/offer-settings.controller.js';
import { OfferSettingsRepository } from './approval/offer-settings.repository.js';
import { OfferSettingsService } from './approval/offer-settings.service.js';
import { PriceBooksModule } from '../price-books/price-books.module.js';
import { UsersModule } from '../users/users.module.js';

/** Discounts that need an admin’s approval, and the limit above which they do. */
@Module({
  imports: [OfferRecordsModule, OfferRevisionsModule, PriceBooksModule, UsersModule],
  controllers: [OfferSettingsController],
  providers: [
    OfferApprovalRepository,
    OfferApprovalService,
    OfferDiscountsService,
    OfferSettingsRepository,
    OfferSettingsService,
  ],
  exports: [OfferApprovalService, OfferDiscountsService, OfferSettingsService],
})
export class OfferApprovalModule {}
