import { Module } from '@nestjs/common';
import { ClientPageModule } from './client-page.module.js';
import { OfferEvidenceModule } from './offer-evidence.module.js';
import { OfferManagementModule } from './offer-management.module.js';
import { OfferMessagesModule } from './offer-messages.module.js';
import { OfferTemplatesModule } from './offer-templates.module.js';

/** All of offers; what each part has and needs stands in its own module (docs/architecture.md). */
@Module({
  imports: [OfferManagementModule, OfferTemplatesModule, ClientPageModule, OfferMessagesModule, OfferEvidenceModule],
})
export class OffersModule {}
