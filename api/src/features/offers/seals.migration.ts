import { Table, TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { addColumn } from '../../platform/database/add-column.js';
import { nameColumn, numberColumn, timeColumn } from '../../platform/database/columns.js';
import { sealChains } from './blocks/sealed-chains.migration.js';

const messages = 'slack_notification_logs';

const attempts = 'slack_notification_attempts';

const blockIndex = new TableIndex({ name: 'ix_offer_events_block', columnNames: ['block', 'id'] });

const blocks = (runner: QueryRunner) =>
  new Table({
    name: 'event_blocks',
    columns: [
      { ...numberColumn(runner, 'number'), isPrimary: true },
      timeColumn('at'),
      numberColumn(runner, 'events'),
      nameColumn(runner, 'digest', 64),
      { ...nameColumn(runner, 'previous_seal', 64), default: "''" },
      nameColumn(runner, 'seal', 64),
    ],
    ...(isSqlite(runner) ? {} : { engine: 'InnoDB' }),
  });

/** Seals over the hash chains, and over the events of all offers in blocks; mails that are about no offer (docs/adr/0024). */
export class SealEvents1763683200024 implements MigrationInterface {
  readonly name = 'SealEvents1763683200024';

  async up(runner: QueryRunner): Promise<void> {
    // MariaDB keeps half of a migration that was interrupted: what is there is left alone, and filled again.
    await addColumn(runner, 'offer_event_heads', { ...nameColumn(runner, 'seal', 64), default: "''" });
    await addColumn(runner, 'offer_events', { ...numberColumn(runner, 'block'), isNullable: true });
    await runner.createTable(blocks(runner), true);
    const events = await runner.getTable('offer_events');
    if (!events?.indices.some(({ name }) => name === blockIndex.name))
      await runner.createIndex('offer_events', blockIndex);
    await allowNoOffer(runner, true);
    await runner.query('DELETE FROM event_blocks');
    await runner.query('UPDATE offer_events SET block = NULL WHERE block IS NOT NULL');
    await sealChains(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM ${messages} WHERE offer_id IS NULL`);
    await allowNoOffer(runner, false);
    await runner.dropIndex('offer_events', blockIndex);
    await runner.dropTable('event_blocks');
    await runner.query('ALTER TABLE offer_events DROP COLUMN block');
    await runner.query('ALTER TABLE offer_event_heads DROP COLUMN seal');
  }
}

async function allowNoOffer(runner: QueryRunner, isNullable: boolean): Promise<void> {
  const table = await runner.getTable(messages);
  const column = table?.findColumnByName('offer_id');
  if (!column) throw new Error(`${messages} has no column offer_id`);
  if (column.isNullable === isNullable) return;
  const changed = column.clone();
  changed.isNullable = isNullable;
  if (!isSqlite(runner)) return runner.changeColumn(messages, column, changed);
  // TypeORM copies the whole table and drops the old one, and with it the rows that refer to it.
  await runner.query(`CREATE TEMPORARY TABLE kept_attempts AS SELECT * FROM ${attempts}`);
  await runner.changeColumn(messages, column, changed);
  await runner.query(`INSERT OR IGNORE INTO ${attempts} SELECT * FROM kept_attempts`);
  await runner.query('DROP TABLE kept_attempts');
}

const isSqlite = (runner: QueryRunner): boolean => runner.dataSource.options.type === 'better-sqlite3';
