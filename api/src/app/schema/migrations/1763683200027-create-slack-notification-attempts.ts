import type { MigrationInterface, QueryRunner } from 'typeorm';
import { idColumn, nameColumn, numberColumn, reference, timeColumn } from './columns.js';
import { createTable } from './create-table.js';

export class CreateSlackNotificationAttempts1763683200027 implements MigrationInterface {
  readonly name = 'CreateSlackNotificationAttempts1763683200027';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'slack_notification_attempts',
      columns: [
        idColumn(runner),
        numberColumn(runner, 'notification_id'),
        timeColumn('attempted_at'),
        { ...nameColumn(runner, 'error_message', 500), isNullable: true },
      ],
      indices: [{ name: 'ix_slack_notification_attempts_notification', columnNames: ['notification_id'] }],
      foreignKeys: [
        reference({
          name: 'fk_slack_notification_attempts_notification',
          column: 'notification_id',
          table: 'slack_notification_logs',
          onDelete: 'CASCADE',
        }),
      ],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('slack_notification_attempts');
  }
}
