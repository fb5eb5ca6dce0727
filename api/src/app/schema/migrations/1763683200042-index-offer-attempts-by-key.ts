import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex, dropIndex } from './indices.js';

const gate = {
  name: 'ix_offer_attempts_gate',
  columnNames: ['offer_id', 'success', 'attempted_at', 'address_key'],
};

export class IndexOfferAttemptsByKey1763683200042 implements MigrationInterface {
  readonly name = 'IndexOfferAttemptsByKey1763683200042';

  async up(runner: QueryRunner): Promise<void> {
    await createIndex(runner, 'offer_attempts', gate);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropIndex(runner, 'offer_attempts', gate.name);
  }
}
