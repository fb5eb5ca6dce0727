import { Module } from '@nestjs/common';
import { DailyRunsModule } from '../../platform/jobs/daily-runs.module.js';
import { EventBlockRepository } from './blocks/event-block.repository.js';
import { EventBlocksJob } from './blocks/event-blocks.job.js';
import { EvidenceHeadJob } from './blocks/evidence-head.job.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { SecretsModule } from '../../platform/secrets/secrets.module.js';

/** Seals over the events of all offers, and the daily head that leaves the database. */
@Module({
  imports: [DailyRunsModule, NotificationsModule, SecretsModule],
  providers: [EventBlockRepository, EventBlocksJob, EvidenceHeadJob],
})
export class OfferEvidenceModule {}
