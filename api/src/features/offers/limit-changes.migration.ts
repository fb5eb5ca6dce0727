import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { amountColumn, idColumn, nameColumn, numberColumn, timeColumn } from '../../platform/database/columns.js';

const changes = 'discount_limit_changes';

/** Who changed the limit of discounts, or proposed to: a higher one is confirmed by another admin (decision B31). */
export class KeepLimitChanges1763683200028 implements MigrationInterface {
  readonly name = 'KeepLimitChanges1763683200028';

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
      amountColumn('from_limit'),
      amountColumn('to_limit'),
      timeColumn('at'),
      numberColumn(runner, 'user_id'),
      nameColumn(runner, 'username', 64),
      nameColumn(runner, 'outcome', 10),
      { ...timeColumn('settled_at'), isNullable: true },
      { ...nameColumn(runner, 'settled_by', 64), isNullable: true },
    ],
    indices: [{ name: 'ix_discount_limit_changes_outcome', columnNames: ['outcome'] }],
    ...(runner.dataSource.options.type === 'better-sqlite3' ? {} : { engine: 'InnoDB' }),
  });
