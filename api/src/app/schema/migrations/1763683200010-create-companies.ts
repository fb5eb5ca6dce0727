import type { MigrationInterface, QueryRunner } from 'typeorm';
import { idColumn, nameColumn } from './columns.js';
import { createTable } from './create-table.js';

export class CreateCompanies1763683200010 implements MigrationInterface {
  readonly name = 'CreateCompanies1763683200010';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'companies',
      columns: [idColumn(runner), nameColumn(runner, 'name_key', 600)],
      indices: [{ name: 'ux_companies_name_key', columnNames: ['name_key'], isUnique: true }],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('companies');
  }
}
