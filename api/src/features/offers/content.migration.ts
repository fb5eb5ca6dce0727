import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn } from '../../platform/database/add-column.js';
import { nameColumn, textColumn } from '../../platform/database/columns.js';

const columnsOf = (runner: QueryRunner) => ({
  offers: [
    nameColumn(runner, 'language', 2),
    nameColumn(runner, 'contact_name', 200),
    nameColumn(runner, 'contact_email', 254),
    textColumn(runner, 'introduction'),
    textColumn(runner, 'terms'),
  ],
  creators: [nameColumn(runner, 'email', 254), nameColumn(runner, 'phone', 32)],
});

/** Language, contact and texts of offers, and how their creators are reached (docs/adr/0027). */
export class DescribeOffers1763683200019 implements MigrationInterface {
  readonly name = 'DescribeOffers1763683200019';

  async up(runner: QueryRunner): Promise<void> {
    // MariaDB keeps half of a migration that was interrupted: what is there is left alone.
    for (const [table, columns] of Object.entries(columnsOf(runner)))
      for (const column of columns) await addColumn(runner, table, { ...column, isNullable: true });
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, columns] of Object.entries(columnsOf(runner)))
      for (const { name } of columns) await runner.query(`ALTER TABLE ${table} DROP COLUMN ${name}`);
  }
}
