import { Module } from '@nestjs/common';
import { AcceptedOfferRepository } from './overview/accepted-offer.repository.js';
import { FailedMailRepository } from './overview/failed-mail.repository.js';
import { OfferApprovalModule } from './offer-approval.module.js';
import { OfferAttentionRepository } from './overview/offer-attention.repository.js';
import { OfferFiguresRepository } from './overview/offer-figures.repository.js';
import { OfferOverviewService } from './overview/offer-overview.service.js';
import { UsersModule } from '../users/users.module.js';
import { WaitingApprovalRepository } from './overview/waiting-approval.repository.js';
import { WaitingClientRepository } from './overview/waiting-client.repository.js';

/** What of all offers needs somebody, and how they go. */
@Module({
  imports: [OfferApprovalModule, UsersModule],
  providers: [
    AcceptedOfferRepository,
    FailedMailRepository,
    OfferAttentionRepository,
    OfferFiguresRepository,
    OfferOverviewService,
    WaitingApprovalRepository,
    WaitingClientRepository,
  ],
  exports: [OfferOverviewService],
})
export class OfferOverviewModule {}
