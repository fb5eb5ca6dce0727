import type { MigrationInterface, QueryRunner } from 'typeorm';
import { nameColumn, numberColumn, reference, timeColumn } from './columns.js';
import { createTable } from './create-table.js';

export class CreateOfferUnlocks1763683200052 implements MigrationInterface {
  readonly name = 'CreateOfferUnlocks1763683200052';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'offer_unlocks',
      columns: [
        { ...nameColumn(runner, 'id', 64), isPrimary: true },
        nameColumn(runner, 'offer_id', 36),
        numberColumn(runner, 'code_version'),
        timeColumn('created_at'),
        timeColumn('expires_at'),
      ],
      indices: [
        { name: 'ix_offer_unlocks_offer', columnNames: ['offer_id'] },
        { name: 'ix_offer_unlocks_expires_at', columnNames: ['expires_at'] },
      ],
      foreignKeys: [
        reference({ name: 'fk_offer_unlocks_offer', column: 'offer_id', table: 'offers', onDelete: 'CASCADE' }),
      ],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('offer_unlocks');
  }
}
