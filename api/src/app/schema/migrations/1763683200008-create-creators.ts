import type { MigrationInterface, QueryRunner } from 'typeorm';
import { flagColumn, idColumn, nameColumn } from './columns.js';
import { createTable } from './create-table.js';

export class CreateCreators1763683200008 implements MigrationInterface {
  readonly name = 'CreateCreators1763683200008';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'creators',
      columns: [
        idColumn(runner),
        nameColumn(runner, 'name', 200),
        nameColumn(runner, 'name_key', 600),
        nameColumn(runner, 'short_name', 200),
        flagColumn(runner, 'is_active'),
      ],
      indices: [{ name: 'ux_creators_name_key', columnNames: ['name_key'], isUnique: true }],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('creators');
  }
}
