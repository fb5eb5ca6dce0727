import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { addColumn } from '../../platform/database/add-column.js';
import { flagColumn, nameColumn, numberColumn, textColumn, timeColumn } from '../../platform/database/columns.js';

const table = 'slack_notification_logs';

const columnsOf = (runner: QueryRunner) => [
  { ...nameColumn(runner, 'channel', 10), default: "'chat'" },
  { ...nameColumn(runner, 'recipient', 254), isNullable: true },
  { ...textColumn(runner, 'sealed_content'), isNullable: true },
  { ...numberColumn(runner, 'possible_deliveries'), default: '0' },
];

const offerColumnsOf = (runner: QueryRunner) => [
  { ...timeColumn('sent_at'), isNullable: true },
  flagColumn(runner, 'remind_client'),
  { ...nameColumn(runner, 'client_reminded_on', 10), isNullable: true },
];

/** Each channel asks for its own due messages. */
const index = new TableIndex({
  name: 'ix_slack_notification_logs_channel_due_at',
  columnNames: ['channel', 'due_at'],
});

/** Mails in the outbox, beside the messages to the chat, and what an offer says of them (docs/adr/0028). */
export class SendMails1763683200020 implements MigrationInterface {
  readonly name = 'SendMails1763683200020';

  async up(runner: QueryRunner): Promise<void> {
    // MariaDB keeps half of a migration that was interrupted: what is there is left alone.
    for (const column of columnsOf(runner)) await addColumn(runner, table, column);
    for (const column of offerColumnsOf(runner)) await addColumn(runner, 'offers', column);
    const found = await runner.getTable(table);
    if (!found?.indices.some(({ name }) => name === index.name)) await runner.createIndex(table, index);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex(table, index);
    for (const { name } of offerColumnsOf(runner)) await runner.query(`ALTER TABLE offers DROP COLUMN ${name}`);
    for (const { name } of columnsOf(runner)) await runner.query(`ALTER TABLE ${table} DROP COLUMN ${name}`);
  }
}
