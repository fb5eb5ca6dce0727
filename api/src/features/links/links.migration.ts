import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { addColumn } from '../../platform/database/add-column.js';
import { nameColumn, numberColumn, reference, timeColumn } from '../../platform/database/columns.js';

const links = 'user_links';

const credentials = (runner: QueryRunner) => [
  { ...numberColumn(runner, 'credentials_by'), isNullable: true },
  { ...timeColumn('credentials_at'), isNullable: true },
];

/** Links by which people set their passwords, and who made the one that set the present password (decision B31). */
export class LinkUsers1763683200025 implements MigrationInterface {
  readonly name = 'LinkUsers1763683200025';

  async up(runner: QueryRunner): Promise<void> {
    for (const column of credentials(runner)) await addColumn(runner, 'users', column);
    await runner.createTable(linksTable(runner), true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(links);
    for (const { name } of credentials(runner)) await runner.query(`ALTER TABLE users DROP COLUMN ${name}`);
  }
}

const linksTable = (runner: QueryRunner): Table =>
  new Table({
    name: links,
    columns: [
      { ...numberColumn(runner, 'user_id'), isPrimary: true },
      nameColumn(runner, 'token_hash', 64),
      nameColumn(runner, 'purpose', 10),
      numberColumn(runner, 'made_by'),
      timeColumn('expires_at'),
    ],
    indices: [
      { name: 'ux_user_links_token_hash', columnNames: ['token_hash'], isUnique: true },
      { name: 'ix_user_links_expires_at', columnNames: ['expires_at'] },
    ],
    foreignKeys: [reference({ name: 'fk_user_links_user', column: 'user_id', table: 'users', onDelete: 'CASCADE' })],
    ...(runner.dataSource.options.type === 'better-sqlite3' ? {} : { engine: 'InnoDB' }),
  });
