import type { MigrationInterface, QueryRunner } from 'typeorm';
import { flagColumn, idColumn, nameColumn } from './columns.js';
import { createTable } from './create-table.js';

export class CreateUsers1763683200001 implements MigrationInterface {
  readonly name = 'CreateUsers1763683200001';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'users',
      columns: [
        idColumn(runner),
        nameColumn(runner, 'username', 64),
        nameColumn(runner, 'username_key', 128),
        nameColumn(runner, 'password_hash', 255),
        flagColumn(runner, 'is_admin'),
      ],
      indices: [{ name: 'ux_users_username_key', columnNames: ['username_key'], isUnique: true }],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('users');
  }
}
