import { Table, TableIndex, type MigrationInterface, type QueryRunner, type TableColumnOptions } from 'typeorm';
import {
  idColumn,
  jsonColumn,
  nameColumn,
  numberColumn,
  reference,
  textColumn,
  timeColumn,
} from '../../platform/database/columns.js';
import { addColumn } from '../../platform/database/add-column.js';
import { chainEvents } from './events/chain-events.migration.js';
import { firstRevisions } from './revisions/first-revisions.migration.js';

const sequenceIndex = new TableIndex({
  name: 'ux_offer_events_offer_sequence',
  columnNames: ['offer_id', 'sequence'],
  isUnique: true,
});

/** Revisions of offers, clients' decisions, and the hash chain of events; existing offers get their first revision. */
export class DecideOffers1763683200016 implements MigrationInterface {
  readonly name = 'DecideOffers1763683200016';

  async up(runner: QueryRunner): Promise<void> {
    // MariaDB keeps half of a migration that was interrupted: what is there is left alone, and filled again.
    for (const [table, columns] of Object.entries(newColumns(runner)))
      for (const column of columns) await addColumn(runner, table, column);
    for (const table of newTables(runner)) await runner.createTable(table, true);
    await allowClients(runner);
    await runner.query('DELETE FROM offer_revisions');
    await firstRevisions(runner);
    await runner.query('DELETE FROM offer_event_heads');
    await chainEvents(runner);
    const events = await runner.getTable('offer_events');
    if (!events?.indices.some(({ name }) => name === sequenceIndex.name))
      await runner.createIndex('offer_events', sequenceIndex);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('offer_events', sequenceIndex);
    for (const { name } of newTables(runner).toReversed()) await runner.dropTable(name);
    await runner.query('DELETE FROM offer_events WHERE user_id IS NULL');
    const user = { ...numberColumn(runner, 'user_id'), isNullable: false };
    await changeColumn(runner, user);
    await changeColumn(runner, { ...nameColumn(runner, 'username', 64), isNullable: false });
    for (const [table, columns] of Object.entries(newColumns(runner)))
      for (const { name } of columns) await runner.query(`ALTER TABLE ${table} DROP COLUMN ${name}`);
  }
}

const newColumns = (runner: QueryRunner): Readonly<Record<string, readonly TableColumnOptions[]>> => ({
  offers: [
    { ...numberColumn(runner, 'revision'), default: '1' },
    { ...nameColumn(runner, 'decision', 10), isNullable: true },
    { ...timeColumn('withdrawn_at'), isNullable: true },
  ],
  offer_events: [
    { ...numberColumn(runner, 'sequence'), isNullable: true },
    { ...jsonColumn('payload'), isNullable: true },
    { ...nameColumn(runner, 'previous_hash', 64), default: "''" },
    { ...nameColumn(runner, 'hash', 64), default: "''" },
  ],
});

function newTables(runner: QueryRunner): readonly Table[] {
  const server = runner.dataSource.options.type === 'better-sqlite3' ? {} : { engine: 'InnoDB' };
  const optional = (column: TableColumnOptions): TableColumnOptions => ({ ...column, isNullable: true });
  const toOffer = (name: string) => reference({ name, column: 'offer_id', table: 'offers', onDelete: 'CASCADE' });
  return [
    {
      name: 'offer_revisions',
      columns: [
        idColumn(runner),
        nameColumn(runner, 'offer_id', 36),
        numberColumn(runner, 'number'),
        optional(nameColumn(runner, 'current_offer_id', 36)),
        jsonColumn('snapshot'),
        nameColumn(runner, 'digest', 64),
        timeColumn('created_at'),
        optional(nameColumn(runner, 'username', 64)),
      ],
      indices: [
        { name: 'ux_offer_revisions_offer_number', columnNames: ['offer_id', 'number'], isUnique: true },
        { name: 'ux_offer_revisions_current', columnNames: ['current_offer_id'], isUnique: true },
      ],
      foreignKeys: [toOffer('fk_offer_revisions_offer')],
    },
    {
      name: 'offer_decisions',
      columns: [
        idColumn(runner),
        nameColumn(runner, 'offer_id', 36),
        optional(nameColumn(runner, 'current_offer_id', 36)),
        nameColumn(runner, 'kind', 10),
        numberColumn(runner, 'revision'),
        timeColumn('decided_at'),
        jsonColumn('evidence'),
        nameColumn(runner, 'digest', 64),
        optional(nameColumn(runner, 'sealed_address', 255)),
        optional(textColumn(runner, 'user_agent')),
        jsonColumn('visits'),
        optional(numberColumn(runner, 'reversal_sequence')),
      ],
      indices: [
        { name: 'ix_offer_decisions_offer', columnNames: ['offer_id', 'id'] },
        { name: 'ux_offer_decisions_current', columnNames: ['current_offer_id'], isUnique: true },
        { name: 'ix_offer_decisions_digest', columnNames: ['digest'] },
        { name: 'ix_offer_decisions_decided_at', columnNames: ['decided_at'] },
      ],
      foreignKeys: [toOffer('fk_offer_decisions_offer')],
    },
    {
      name: 'offer_event_heads',
      columns: [
        { ...nameColumn(runner, 'offer_id', 36), isPrimary: true },
        numberColumn(runner, 'sequence'),
        nameColumn(runner, 'hash', 64),
      ],
    },
  ].map((table) => new Table({ ...table, ...server }));
}

/** An event of a client names no user. */
async function allowClients(runner: QueryRunner): Promise<void> {
  await changeColumn(runner, { ...numberColumn(runner, 'user_id'), isNullable: true });
  await changeColumn(runner, { ...nameColumn(runner, 'username', 64), isNullable: true });
}

async function changeColumn(runner: QueryRunner, options: TableColumnOptions): Promise<void> {
  const table = await runner.getTable('offer_events');
  const column = table?.findColumnByName(options.name);
  if (!column) throw new Error(`offer_events has no column ${options.name}`);
  const changed = column.clone();
  changed.isNullable = options.isNullable === true;
  await runner.changeColumn('offer_events', column, changed);
}
