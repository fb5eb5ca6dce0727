import { TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm';
import { numberColumn } from './columns.js';

export class AddCompanyToApiLogs1763683200011 implements MigrationInterface {
  readonly name = 'AddCompanyToApiLogs1763683200011';

  async up(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('api_logs', 'company_id')) return;
    await runner.addColumn('api_logs', new TableColumn({ ...numberColumn(runner, 'company_id'), isNullable: true }));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('api_logs', 'company_id');
  }
}
