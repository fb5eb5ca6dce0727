import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex, dropIndex } from './indices.js';

const index = { name: 'ix_offer_attempts_attempted_at', columnNames: ['attempted_at'] };

export class IndexOfferAttemptsByTime1763683200053 implements MigrationInterface {
  readonly name = 'IndexOfferAttemptsByTime1763683200053';

  async up(runner: QueryRunner): Promise<void> {
    await createIndex(runner, 'offer_attempts', index);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropIndex(runner, 'offer_attempts', index.name);
  }
}
