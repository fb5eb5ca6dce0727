import { Module } from '@nestjs/common';
import { AccessCodeService } from './gate/access-code.service.js';
import { OfferAttemptRepository } from './gate/offer-attempt.repository.js';
import { OfferGateService } from './gate/offer-gate.service.js';
import { OfferRecordsModule } from './offer-records.module.js';
import { OfferRetentionJob } from './gate/offer-retention.job.js';
import { OfferThrottleService } from './gate/offer-throttle.service.js';
import { OfferUnlockRepository } from './gate/offer-unlock.repository.js';
import { OfferUnlockService } from './gate/offer-unlock.service.js';
import { OfferVisitRepository } from './visits/offer-visit.repository.js';
import { OfferVisitsService } from './visits/offer-visits.service.js';
import { PasswordsModule } from '../../platform/passwords/passwords.module.js';
import { RefusedOfferAttemptRepository } from './gate/refused-offer-attempt.repository.js';
import { RefusedOfferAttemptService } from './gate/refused-offer-attempt.service.js';
import { SecretsModule } from '../../platform/secrets/secrets.module.js';

/** Who may read an offer, and who has: passwords, what they unlock, and views. */
@Module({
  imports: [OfferRecordsModule, PasswordsModule, SecretsModule],
  providers: [
    AccessCodeService,
    OfferAttemptRepository,
    OfferGateService,
    OfferRetentionJob,
    OfferThrottleService,
    OfferUnlockRepository,
    OfferUnlockService,
    OfferVisitRepository,
    OfferVisitsService,
    RefusedOfferAttemptRepository,
    RefusedOfferAttemptService,
  ],
  exports: [AccessCodeService, OfferGateService, OfferVisitRepository, OfferVisitsService],
})
export class OfferAccessModule {}
