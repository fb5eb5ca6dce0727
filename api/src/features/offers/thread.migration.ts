import { Table, TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { addColumn } from '../../platform/database/add-column.js';
import {
  idColumn,
  nameColumn,
  numberColumn,
  reference,
  textColumn,
  timeColumn,
} from '../../platform/database/columns.js';

const messages = 'offer_messages';

/** Offers whose clients wait are few: an index finds them among all. */
const indices = ['question_asked_at', 'extension_requested_at'].map(
  (column) => new TableIndex({ name: `ix_offers_${column}`, columnNames: [column] }),
);

/** Threads of questions and answers, and requests for more time (docs/adr/0025). */
export class AskAboutOffers1763683200017 implements MigrationInterface {
  readonly name = 'AskAboutOffers1763683200017';

  async up(runner: QueryRunner): Promise<void> {
    // MariaDB keeps half of a migration that was interrupted: what is there is left alone.
    await addColumn(runner, 'offers', { ...numberColumn(runner, 'message_count'), default: '0' });
    for (const name of ['question_asked_at', 'extension_requested_at'])
      await addColumn(runner, 'offers', { ...timeColumn(name), isNullable: true });
    const offers = await runner.getTable('offers');
    for (const index of indices)
      if (!offers?.indices.some(({ name }) => name === index.name)) await runner.createIndex('offers', index);
    await runner.createTable(messagesTable(runner), true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(messages);
    for (const index of indices) await runner.dropIndex('offers', index);
    for (const name of ['message_count', 'question_asked_at', 'extension_requested_at'])
      await runner.query(`ALTER TABLE offers DROP COLUMN ${name}`);
  }
}

const messagesTable = (runner: QueryRunner): Table =>
  new Table({
    name: messages,
    columns: [
      idColumn(runner),
      nameColumn(runner, 'offer_id', 36),
      nameColumn(runner, 'author', 10),
      { ...nameColumn(runner, 'name', 200), isNullable: true },
      textColumn(runner, 'text'),
      timeColumn('at'),
    ],
    indices: [{ name: 'ix_offer_messages_offer', columnNames: ['offer_id', 'id'] }],
    foreignKeys: [
      reference({ name: 'fk_offer_messages_offer', column: 'offer_id', table: 'offers', onDelete: 'CASCADE' }),
    ],
    ...(runner.dataSource.options.type === 'better-sqlite3' ? {} : { engine: 'InnoDB' }),
  });
