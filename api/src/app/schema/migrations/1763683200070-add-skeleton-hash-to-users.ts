import { TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm';
import { nameColumn } from './columns.js';

export class AddSkeletonHashToUsers1763683200070 implements MigrationInterface {
  readonly name = 'AddSkeletonHashToUsers1763683200070';

  async up(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('users', 'skeleton_hash')) return;
    await runner.addColumn('users', new TableColumn({ ...nameColumn(runner, 'skeleton_hash', 64), isNullable: true }));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('users', 'skeleton_hash');
  }
}
