import type { MigrationInterface, QueryRunner } from 'typeorm';
import { flagColumn, idColumn, nameColumn, numberColumn, reference, textColumn, timeColumn } from './columns.js';
import { createTable } from './create-table.js';

export class CreateSlackNotificationLogs1763683200026 implements MigrationInterface {
  readonly name = 'CreateSlackNotificationLogs1763683200026';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'slack_notification_logs',
      columns: [
        idColumn(runner),
        nameColumn(runner, 'occasion', 100),
        nameColumn(runner, 'kind', 10),
        nameColumn(runner, 'offer_id', 36),
        { ...numberColumn(runner, 'offer_view_id'), isNullable: true },
        nameColumn(runner, 'slack_user_id', 32),
        nameColumn(runner, 'creator_name', 200),
        textColumn(runner, 'text'),
        flagColumn(runner, 'message_sent'),
        { ...nameColumn(runner, 'error_message', 500), isNullable: true },
        { ...timeColumn('sent_at'), isNullable: true },
        timeColumn('created_at'),
        numberColumn(runner, 'attempts'),
        { ...timeColumn('due_at'), isNullable: true },
        { ...nameColumn(runner, 'claim', 36), isNullable: true },
      ],
      indices: [
        { name: 'ux_slack_notification_logs_occasion', columnNames: ['occasion'], isUnique: true },
        { name: 'ix_slack_notification_logs_due_at', columnNames: ['due_at'] },
        { name: 'ix_slack_notification_logs_offer', columnNames: ['offer_id'] },
        { name: 'ix_slack_notification_logs_view', columnNames: ['offer_view_id'] },
      ],
      foreignKeys: [
        reference({
          name: 'fk_slack_notification_logs_offer',
          column: 'offer_id',
          table: 'offers',
          onDelete: 'CASCADE',
        }),
        reference({
          name: 'fk_slack_notification_logs_view',
          column: 'offer_view_id',
          table: 'offer_views',
          onDelete: 'CASCADE',
        }),
      ],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('slack_notification_logs');
  }
}
