import type { MigrationInterface, QueryRunner } from 'typeorm';
import { idColumn, jsonColumn, nameColumn, numberColumn, timeColumn } from './columns.js';
import { createTable } from './create-table.js';

export class CreateOfferEvents1763683200023 implements MigrationInterface {
  readonly name = 'CreateOfferEvents1763683200023';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'offer_events',
      columns: [
        idColumn(runner),
        nameColumn(runner, 'offer_id', 36),
        nameColumn(runner, 'action', 20),
        timeColumn('at'),
        numberColumn(runner, 'user_id'),
        nameColumn(runner, 'username', 64),
        jsonColumn('fields'),
      ],
      indices: [{ name: 'ix_offer_events_offer_id', columnNames: ['offer_id', 'id'] }],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('offer_events');
  }
}
