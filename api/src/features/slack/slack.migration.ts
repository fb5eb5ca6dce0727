import type { QueryRunner, TableOptions } from 'typeorm';
import {
  flagColumn,
  idColumn,
  nameColumn,
  numberColumn,
  reference,
  textColumn,
  timeColumn,
} from '../../platform/database/columns.js';
import { CreateTables } from '../../platform/database/create-tables.js';

/** Chat users of creators, the outbox of messages, and the delivery attempts. */
export class CreateSlackNotifications1763683200008 extends CreateTables {
  readonly name = 'CreateSlackNotifications1763683200008';

  protected tables(runner: QueryRunner): readonly TableOptions[] {
    return [
      {
        name: 'creator_slack_mappings',
        columns: [
          idColumn(runner),
          numberColumn(runner, 'creator_id'),
          nameColumn(runner, 'slack_user_id', 32),
          { ...flagColumn(runner, 'is_active'), default: '1' },
          timeColumn('created_at'),
          timeColumn('updated_at'),
        ],
        indices: [{ name: 'ux_creator_slack_mappings_creator', columnNames: ['creator_id'], isUnique: true }],
        foreignKeys: [
          reference({
            name: 'fk_creator_slack_mappings_creator',
            column: 'creator_id',
            table: 'creators',
            onDelete: 'CASCADE',
          }),
        ],
      },
      {
        name: 'slack_notification_logs',
        columns: [
          idColumn(runner),
          nameColumn(runner, 'dedupe_key', 100),
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
          { name: 'ux_slack_notification_logs_dedupe_key', columnNames: ['dedupe_key'], isUnique: true },
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
      },
      {
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
      },
    ];
  }
}
