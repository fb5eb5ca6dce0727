import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex, dropIndex } from './indices.js';

/** For pages of the logs of a few companies in one currency. */
export class IndexApiLogsByCompanyCurrency1763683200017 implements MigrationInterface {
  readonly name = 'IndexApiLogsByCompanyCurrency1763683200017';

  async up(runner: QueryRunner): Promise<void> {
    await createIndex(runner, 'api_logs', {
      name: 'ix_api_logs_company_currency',
      columnNames: ['company_id', 'currency', 'timestamp', 'id'],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropIndex(runner, 'api_logs', 'ix_api_logs_company_currency');
  }
}
