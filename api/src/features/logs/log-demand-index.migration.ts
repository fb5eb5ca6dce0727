import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';

const table = 'api_logs';
const name = 'ix_api_logs_demand';

/** The overview counts the calculations of 12 weeks from this index alone. */
export class IndexLogDemand1763683200011 implements MigrationInterface {
  readonly name = 'IndexLogDemand1763683200011';

  async up(runner: QueryRunner): Promise<void> {
    // MariaDB keeps an index although the migration that made it failed afterwards.
    const logs = await runner.getTable(table);
    if (logs?.indices.some((index) => index.name === name)) return;
    await runner.createIndex(table, new TableIndex({ name, columnNames: ['timestamp', 'calculator', 'months_count'] }));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex(table, name);
  }
}
