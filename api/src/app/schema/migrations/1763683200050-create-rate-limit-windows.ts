import type { MigrationInterface, QueryRunner } from 'typeorm';
import { nameColumn, numberColumn, timeColumn } from './columns.js';
import { createTable } from './create-table.js';

export class CreateRateLimitWindows1763683200050 implements MigrationInterface {
  readonly name = 'CreateRateLimitWindows1763683200050';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'rate_limit_windows',
      columns: [
        { ...nameColumn(runner, 'bucket', 100), isPrimary: true },
        { ...timeColumn('starts_at'), isPrimary: true },
        timeColumn('ends_at'),
        numberColumn(runner, 'hits'),
      ],
      indices: [{ name: 'ix_rate_limit_windows_ends_at', columnNames: ['ends_at'] }],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('rate_limit_windows');
  }
}
