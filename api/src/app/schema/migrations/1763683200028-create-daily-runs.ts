import type { MigrationInterface, QueryRunner } from 'typeorm';
import { nameColumn } from './columns.js';
import { createTable } from './create-table.js';

export class CreateDailyRuns1763683200028 implements MigrationInterface {
  readonly name = 'CreateDailyRuns1763683200028';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'daily_runs',
      columns: [
        { ...nameColumn(runner, 'job', 40), isPrimary: true },
        { ...nameColumn(runner, 'day', 10), isPrimary: true },
      ],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('daily_runs');
  }
}
