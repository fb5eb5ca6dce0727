import { Table, TableIndex, type MigrationInterface, type QueryRunner, type TableColumnOptions } from 'typeorm';
import { addColumn } from '../../platform/database/add-column.js';
import {
  amountColumn,
  jsonColumn,
  nameColumn,
  numberColumn,
  textColumn,
  timeColumn,
} from '../../platform/database/columns.js';
import { theSettings } from './approval/offer-settings.entity.js';

const settings = 'offer_settings';

/** Offers that wait for approval are few: an index finds them among all. */
const index = new TableIndex({ name: 'ix_offers_approval_requested_at', columnNames: ['approval_requested_at'] });

/** The largest discount without approval, and what waits for it and has got it (docs/adr/0026). */
export class ApproveDiscounts1763683200018 implements MigrationInterface {
  readonly name = 'ApproveDiscounts1763683200018';

  async up(runner: QueryRunner): Promise<void> {
    // MariaDB keeps half of a migration that was interrupted: what is there is left alone.
    for (const column of newColumns(runner)) await addColumn(runner, 'offers', { ...column, isNullable: true });
    const offers = await runner.getTable('offers');
    if (!offers?.indices.some(({ name }) => name === index.name)) await runner.createIndex('offers', index);
    await runner.createTable(settingsTable(runner), true);
    await runner.query(`DELETE FROM ${settings}`);
    await runner.query(`INSERT INTO ${settings} (id, largest_discount, version) VALUES (?, NULL, 1)`, [theSettings]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(settings);
    await runner.dropIndex('offers', index);
    for (const { name } of newColumns(runner)) await runner.query(`ALTER TABLE offers DROP COLUMN ${name}`);
  }
}

const newColumns = (runner: QueryRunner): readonly TableColumnOptions[] => [
  timeColumn('approval_requested_at'),
  nameColumn(runner, 'approval_requested_by', 64),
  amountColumn('approval_discount'),
  amountColumn('approval_limit'),
  timeColumn('approval_rejected_at'),
  nameColumn(runner, 'approval_rejected_by', 64),
  textColumn(runner, 'approval_rejection'),
  jsonColumn('approved_discounts'),
];

const settingsTable = (runner: QueryRunner): Table =>
  new Table({
    name: settings,
    columns: [
      { ...numberColumn(runner, 'id'), isPrimary: true },
      amountColumn('largest_discount'),
      numberColumn(runner, 'version'),
    ],
    ...(runner.dataSource.options.type === 'better-sqlite3' ? {} : { engine: 'InnoDB' }),
  });
