import { Module } from '@nestjs/common';
import { OfferRecordsModule } from './offer-records.module.js';
import { OfferTemplateRepository } from './templates/offer-template.repository.js';
import { OfferTemplatesController } from './templates/offer-templates.controller.js';
import { OfferTemplatesService } from './templates/offer-templates.service.js';

/** Offers that are made again and again. */
@Module({
  imports: [OfferRecordsModule],
  controllers: [OfferTemplatesController],
  providers: [OfferTemplateRepository, OfferTemplatesService],
})
export class OfferTemplatesModule {}
