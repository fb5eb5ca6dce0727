import { Module } from '@nestjs/common';
import { DecisionRetentionJob } from './states/decision-retention.job.js';
import { OfferDecisionRepository } from './states/offer-decision.repository.js';
import { OfferEventChainRepository } from './events/offer-event-chain.repository.js';
import { OfferEventRepository } from './events/offer-event.repository.js';
import { OfferEvents } from './events/offer-events.js';
import { OfferRepository } from './records/offer.repository.js';
import { OfferStateRepository } from './states/offer-state.repository.js';
import { OfferStateService } from './states/offer-state.service.js';
import { OpenOfferRepository } from './records/open-offer.repository.js';
import { SecretsModule } from '../../platform/secrets/secrets.module.js';

/** Offers as they are stored, what clients were shown and decided, and the only way to change them: `OfferEvents`. */
@Module({
  imports: [SecretsModule],
  providers: [
    OfferRepository,
    OpenOfferRepository,
    OfferDecisionRepository,
    OfferStateRepository,
    OfferStateService,
    OfferEventChainRepository,
    OfferEventRepository,
    OfferEvents,
    DecisionRetentionJob,
  ],
  exports: [
    OfferRepository,
    OpenOfferRepository,
    OfferDecisionRepository,
    OfferStateRepository,
    OfferStateService,
    OfferEventRepository,
    OfferEvents,
  ],
})
export class OfferRecordsModule {}
