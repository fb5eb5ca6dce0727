import type { MigrationInterface, QueryRunner } from 'typeorm';
import { flagColumn, idColumn, nameColumn, numberColumn, reference, timeColumn } from './columns.js';
import { createTable } from './create-table.js';

export class CreateOfferViews1763683200022 implements MigrationInterface {
  readonly name = 'CreateOfferViews1763683200022';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'offer_views',
      columns: [
        idColumn(runner),
        nameColumn(runner, 'offer_id', 36),
        timeColumn('viewed_at'),
        { ...numberColumn(runner, 'session_duration'), isNullable: true },
        { ...nameColumn(runner, 'ip_address', 45), isNullable: true },
        flagColumn(runner, 'is_admin_view'),
        nameColumn(runner, 'session_key', 64),
      ],
      indices: [{ name: 'ix_offer_views_offer_viewed_at', columnNames: ['offer_id', 'viewed_at'] }],
      foreignKeys: [
        reference({ name: 'fk_offer_views_offer', column: 'offer_id', table: 'offers', onDelete: 'CASCADE' }),
      ],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('offer_views');
  }
}
