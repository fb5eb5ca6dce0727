import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn } from '../../platform/database/add-column.js';
import { nameColumn } from '../../platform/database/columns.js';

/** Why a mail was not delivered, in our words, beside those of the mail server. */
export class NameMailFailures1763683200030 implements MigrationInterface {
  readonly name = 'NameMailFailures1763683200030';

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'slack_notification_logs', { ...nameColumn(runner, 'failure', 20), isNullable: true });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE slack_notification_logs DROP COLUMN failure');
  }
}
