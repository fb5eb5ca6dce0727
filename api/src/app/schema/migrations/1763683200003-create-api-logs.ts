import type { MigrationInterface, QueryRunner } from 'typeorm';
import { idColumn, jsonColumn, nameColumn, numberColumn, timeColumn } from './columns.js';
import { createTable } from './create-table.js';

export class CreateApiLogs1763683200003 implements MigrationInterface {
  readonly name = 'CreateApiLogs1763683200003';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'api_logs',
      columns: [
        idColumn(runner),
        timeColumn('timestamp'),
        nameColumn(runner, 'currency', 3),
        numberColumn(runner, 'employees_count'),
        numberColumn(runner, 'active_users'),
        numberColumn(runner, 'months_count'),
        { ...nameColumn(runner, 'company_name', 200), isNullable: true },
        jsonColumn('inputs'),
        jsonColumn('outputs'),
      ],
      indices: [{ name: 'ix_api_logs_timestamp_id', columnNames: ['timestamp', 'id'] }],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('api_logs');
  }
}
