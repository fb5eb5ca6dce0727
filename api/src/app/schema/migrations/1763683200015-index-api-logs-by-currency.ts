import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex, dropIndex } from './indices.js';

/** For pages of the logs in one currency; the company, for a search that most of them fit. */
export class IndexApiLogsByCurrency1763683200015 implements MigrationInterface {
  readonly name = 'IndexApiLogsByCurrency1763683200015';

  async up(runner: QueryRunner): Promise<void> {
    await createIndex(runner, 'api_logs', {
      name: 'ix_api_logs_currency',
      columnNames: ['currency', 'timestamp', 'id', 'company_id'],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropIndex(runner, 'api_logs', 'ix_api_logs_currency');
  }
}
