import { Module } from '@nestjs/common';
import { SecretsModule } from '../secrets/secrets.module.js';
import { IdempotencyService } from './idempotency.service.js';
import { IdempotentRequestRepository } from './idempotent-request.repository.js';

/** One for all features: its service forgets old calls by a job, which is scheduled once. */
@Module({
  imports: [SecretsModule],
  providers: [IdempotencyService, IdempotentRequestRepository],
  exports: [IdempotencyService],
})
export class IdempotencyModule {}
