import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex, dropIndex } from './indices.js';

const index = { name: 'ix_offer_attempts_key', columnNames: ['address_key', 'attempted_at'] };

export class IndexOfferAttemptsByAddressKey1763683200054 implements MigrationInterface {
  readonly name = 'IndexOfferAttemptsByAddressKey1763683200054';

  async up(runner: QueryRunner): Promise<void> {
    await createIndex(runner, 'offer_attempts', index);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropIndex(runner, 'offer_attempts', index.name);
  }
}
