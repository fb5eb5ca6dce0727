import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';

const table = 'slack_notification_logs';
const index = new TableIndex({
  name: 'ix_slack_notification_logs_sent_created',
  columnNames: ['message_sent', 'created_at'],
});

/** An index that counts the few messages that have not arrived without reading all that have. */
export class IndexFailedNotifications1763683200014 implements MigrationInterface {
  readonly name = 'IndexFailedNotifications1763683200014';

  async up(runner: QueryRunner): Promise<void> {
    // MariaDB keeps an index of a migration that was interrupted.
    const found = await runner.getTable(table);
    if (!found?.indices.some(({ name }) => name === index.name)) await runner.createIndex(table, index);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex(table, index);
  }
}
