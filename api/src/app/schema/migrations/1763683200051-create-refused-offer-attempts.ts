import type { MigrationInterface, QueryRunner } from 'typeorm';
import { nameColumn, numberColumn, timeColumn } from './columns.js';
import { createTable } from './create-table.js';

export class CreateRefusedOfferAttempts1763683200051 implements MigrationInterface {
  readonly name = 'CreateRefusedOfferAttempts1763683200051';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'refused_offer_attempts',
      columns: [
        { ...nameColumn(runner, 'offer_id', 36), isPrimary: true },
        { ...nameColumn(runner, 'network', 45), isPrimary: true },
        { ...timeColumn('hour'), isPrimary: true },
        numberColumn(runner, 'attempts'),
      ],
      indices: [{ name: 'ix_refused_offer_attempts_hour', columnNames: ['hour'] }],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('refused_offer_attempts');
  }
}
