import { TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm';
import { nameColumn } from './columns.js';

/** Older rows stay without one: which it was is read from what they report. */
export class AddCalculatorToApiLogs1763683200080 implements MigrationInterface {
  readonly name = 'AddCalculatorToApiLogs1763683200080';

  async up(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('api_logs', 'calculator')) return;
    await runner.addColumn('api_logs', new TableColumn({ ...nameColumn(runner, 'calculator', 20), isNullable: true }));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('api_logs', 'calculator');
  }
}
