import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex, dropIndex } from './indices.js';

const index = { name: 'ix_offer_views_viewed_at', columnNames: ['viewed_at', 'ip_address'] };

export class IndexOfferViewsByTime1763683200055 implements MigrationInterface {
  readonly name = 'IndexOfferViewsByTime1763683200055';

  async up(runner: QueryRunner): Promise<void> {
    await createIndex(runner, 'offer_views', index);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropIndex(runner, 'offer_views', index.name);
  }
}
