import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex, dropIndex } from './indices.js';

const address = {
  name: 'ix_offer_attempts_offer',
  columnNames: ['offer_id', 'success', 'attempted_at', 'ip_address'],
};

export class DropAddressIndexOfOfferAttempts1763683200043 implements MigrationInterface {
  readonly name = 'DropAddressIndexOfOfferAttempts1763683200043';

  async up(runner: QueryRunner): Promise<void> {
    await dropIndex(runner, 'offer_attempts', address.name);
  }

  async down(runner: QueryRunner): Promise<void> {
    await createIndex(runner, 'offer_attempts', address);
  }
}
