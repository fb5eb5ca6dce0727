import type { MigrationInterface, QueryRunner } from 'typeorm';
import { nameColumn, numberColumn, textColumn, timeColumn } from './columns.js';
import { createTable } from './create-table.js';

export class CreateSessions1763683200002 implements MigrationInterface {
  readonly name = 'CreateSessions1763683200002';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'sessions',
      columns: [
        { ...nameColumn(runner, 'id', 64), isPrimary: true },
        textColumn(runner, 'data'),
        timeColumn('expires_at'),
        { ...numberColumn(runner, 'user_id'), isNullable: true },
      ],
      indices: [
        { name: 'ix_sessions_expires_at', columnNames: ['expires_at'] },
        { name: 'ix_sessions_user_id', columnNames: ['user_id'] },
      ],
      foreignKeys: [
        {
          name: 'fk_sessions_user',
          columnNames: ['user_id'],
          referencedTableName: 'users',
          referencedColumnNames: ['id'],
          onDelete: 'CASCADE',
          onUpdate: 'NO ACTION',
        },
      ],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('sessions');
  }
}
