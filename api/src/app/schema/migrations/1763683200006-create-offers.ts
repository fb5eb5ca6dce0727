import type { MigrationInterface, QueryRunner } from 'typeorm';
import { nameColumn } from './columns.js';
import { createTable } from './create-table.js';

export class CreateOffers1763683200006 implements MigrationInterface {
  readonly name = 'CreateOffers1763683200006';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'offers',
      columns: [{ ...nameColumn(runner, 'id', 36), isPrimary: true }, nameColumn(runner, 'password_hash', 255)],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('offers');
  }
}
