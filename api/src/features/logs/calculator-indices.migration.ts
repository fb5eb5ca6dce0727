import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';

const table = 'api_logs';

const indices = [
  { name: 'ix_api_logs_calculator', columnNames: ['calculator', 'timestamp', 'id', 'company_id'] },
  {
    name: 'ix_api_logs_calculator_currency',
    columnNames: ['calculator', 'currency', 'timestamp', 'id', 'company_id'],
  },
  { name: 'ix_api_logs_company_calculator', columnNames: ['company_id', 'calculator', 'timestamp', 'id'] },
  {
    name: 'ix_api_logs_company_calculator_currency',
    columnNames: ['company_id', 'calculator', 'currency', 'timestamp', 'id'],
  },
];

/**
 * Indices for pages of one calculator's logs (ADR 9). MariaDB keeps half of a migration that failed: indices that are
 * there already are left alone, so that it can run again.
 */
export class IndexLogsByCalculator1763683200012 implements MigrationInterface {
  readonly name = 'IndexLogsByCalculator1763683200012';

  async up(runner: QueryRunner): Promise<void> {
    const present = new Set((await runner.getTable(table))?.indices.map(({ name }) => name));
    const missing = indices.filter(({ name }) => !present.has(name));
    await runner.createIndices(
      table,
      missing.map((index) => new TableIndex(index)),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name } of indices) await runner.dropIndex(table, name);
  }
}
