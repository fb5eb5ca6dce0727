import { TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm';
import { nameColumn } from './columns.js';

export class AddLookKeyToUsers1763683200070 implements MigrationInterface {
  readonly name = 'AddLookKeyToUsers1763683200070';

  async up(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('users', 'look_key')) return;
    await runner.addColumn('users', new TableColumn({ ...nameColumn(runner, 'look_key', 64), isNullable: true }));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('users', 'look_key');
  }
}
