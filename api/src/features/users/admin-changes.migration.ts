import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { flagColumn, idColumn, nameColumn, numberColumn, timeColumn } from '../../platform/database/columns.js';

const changes = 'admin_changes';

/** Who made whom an admin, or took that right: who needs a second admin could take it for a moment (decision B31). */
export class KeepAdminChanges1763683200027 implements MigrationInterface {
  readonly name = 'KeepAdminChanges1763683200027';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(changesTable(runner), true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(changes);
  }
}

const changesTable = (runner: QueryRunner): Table =>
  new Table({
    name: changes,
    columns: [
      idColumn(runner),
      numberColumn(runner, 'user_id'),
      nameColumn(runner, 'username', 64),
      flagColumn(runner, 'is_admin'),
      numberColumn(runner, 'changed_by_id'),
      nameColumn(runner, 'changed_by', 64),
      timeColumn('at'),
    ],
    indices: [{ name: 'ix_admin_changes_at', columnNames: ['at'] }],
    ...(runner.dataSource.options.type === 'better-sqlite3' ? {} : { engine: 'InnoDB' }),
  });
