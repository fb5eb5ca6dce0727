import type { MigrationInterface, QueryRunner } from 'typeorm';
import { flagColumn, idColumn, nameColumn, timeColumn } from './columns.js';
import { createTable } from './create-table.js';

export class CreateOfferAttempts1763683200007 implements MigrationInterface {
  readonly name = 'CreateOfferAttempts1763683200007';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'offer_attempts',
      columns: [
        idColumn(runner),
        nameColumn(runner, 'offer_id', 36),
        nameColumn(runner, 'ip_address', 45),
        timeColumn('attempted_at'),
        flagColumn(runner, 'success'),
      ],
      indices: [
        { name: 'ix_offer_attempts_offer', columnNames: ['offer_id', 'success', 'attempted_at', 'ip_address'] },
      ],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('offer_attempts');
  }
}
