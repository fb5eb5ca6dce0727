import type { MigrationInterface, QueryRunner } from 'typeorm';
import { flagColumn, nameColumn, numberColumn, reference, timeColumn } from './columns.js';
import { createTable } from './create-table.js';

export class ReplaceOffers1763683200020 implements MigrationInterface {
  readonly name = 'ReplaceOffers1763683200020';

  async up(runner: QueryRunner): Promise<void> {
    // The table that was here held a password and nothing else: there was no way yet to make an offer.
    const old = await runner.getTable('offers');
    if (old && !old.findColumnByName('client_name')) await runner.dropTable(old);
    await createTable(runner, {
      name: 'offers',
      columns: [
        { ...nameColumn(runner, 'id', 36), isPrimary: true },
        nameColumn(runner, 'client_name', 200),
        nameColumn(runner, 'client_name_key', 600),
        numberColumn(runner, 'creator_id'),
        nameColumn(runner, 'currency', 3),
        nameColumn(runner, 'valid_until', 10),
        nameColumn(runner, 'password_hash', 255),
        nameColumn(runner, 'access_code', 255),
        numberColumn(runner, 'code_version'),
        numberColumn(runner, 'version'),
        timeColumn('created_at'),
        { ...numberColumn(runner, 'created_by'), isNullable: true },
        flagColumn(runner, 'reminder_sent'),
      ],
      indices: [
        { name: 'ix_offers_created_at_id', columnNames: ['created_at', 'id'] },
        { name: 'ix_offers_creator_created_at_id', columnNames: ['creator_id', 'created_at', 'id'] },
        { name: 'ix_offers_valid_until', columnNames: ['valid_until'] },
        { name: 'ix_offers_created_by', columnNames: ['created_by'] },
      ],
      foreignKeys: [
        reference({ name: 'fk_offers_creator', column: 'creator_id', table: 'creators', onDelete: 'NO ACTION' }),
        reference({ name: 'fk_offers_created_by', column: 'created_by', table: 'users', onDelete: 'SET NULL' }),
      ],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('offers');
    await createTable(runner, {
      name: 'offers',
      columns: [{ ...nameColumn(runner, 'id', 36), isPrimary: true }, nameColumn(runner, 'password_hash', 255)],
    });
  }
}
