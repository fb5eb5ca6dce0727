import type { MigrationInterface, QueryRunner, TableColumnOptions } from 'typeorm';
import { addColumn } from '../../platform/database/add-column.js';
import { flagColumn, nameColumn, numberColumn, timeColumn } from '../../platform/database/columns.js';

const columnsOf = (runner: QueryRunner): Readonly<Record<string, readonly TableColumnOptions[]>> => ({
  users: [
    { ...nameColumn(runner, 'email', 254), isNullable: true },
    { ...numberColumn(runner, 'email_set_by'), isNullable: true },
    { ...timeColumn('email_set_at'), isNullable: true },
  ],
  user_links: [flagColumn(runner, 'by_mail'), { ...numberColumn(runner, 'seen_by'), isNullable: true }],
});

/** Addresses of users, who set them, and who may have read a link (decision B31). */
export class AddressUsers1763683200031 implements MigrationInterface {
  readonly name = 'AddressUsers1763683200031';

  async up(runner: QueryRunner): Promise<void> {
    // MariaDB keeps half of a migration that was interrupted: what is there is left alone.
    for (const [table, columns] of Object.entries(columnsOf(runner)))
      for (const column of columns) await addColumn(runner, table, column);
    // All links of before were shown to their makers.
    await runner.query('UPDATE user_links SET seen_by = made_by');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, columns] of Object.entries(columnsOf(runner)))
      for (const { name } of columns) await runner.query(`ALTER TABLE ${table} DROP COLUMN ${name}`);
  }
}
