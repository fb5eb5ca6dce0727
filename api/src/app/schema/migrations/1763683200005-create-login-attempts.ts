import type { MigrationInterface, QueryRunner } from 'typeorm';
import { flagColumn, idColumn, nameColumn, timeColumn } from './columns.js';
import { createTable } from './create-table.js';

export class CreateLoginAttempts1763683200005 implements MigrationInterface {
  readonly name = 'CreateLoginAttempts1763683200005';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'login_attempts',
      columns: [
        idColumn(runner),
        nameColumn(runner, 'account', 64),
        timeColumn('attempted_at'),
        flagColumn(runner, 'success'),
      ],
      indices: [
        { name: 'ix_login_attempts_account', columnNames: ['account', 'success', 'attempted_at'] },
        { name: 'ix_login_attempts_attempted_at', columnNames: ['attempted_at'] },
      ],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('login_attempts');
  }
}
