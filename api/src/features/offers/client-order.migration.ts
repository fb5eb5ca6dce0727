import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';

const table = 'offers';
const index = new TableIndex({ name: 'ix_offers_client_name_key_id', columnNames: ['client_name_key', 'id'] });

/** An index in the order of the clients' names: a page of the list sorted by them reads its own rows only. */
export class IndexOfferClients1763683200013 implements MigrationInterface {
  readonly name = 'IndexOfferClients1763683200013';

  async up(runner: QueryRunner): Promise<void> {
    // MariaDB keeps an index of a migration that was interrupted.
    const found = await runner.getTable(table);
    if (!found?.indices.some(({ name }) => name === index.name)) await runner.createIndex(table, index);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex(table, index);
  }
}
