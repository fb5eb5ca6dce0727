import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex, dropIndex } from './indices.js';

/** For pages of the logs of a few companies. */
export class IndexApiLogsByCompany1763683200016 implements MigrationInterface {
  readonly name = 'IndexApiLogsByCompany1763683200016';

  async up(runner: QueryRunner): Promise<void> {
    await createIndex(runner, 'api_logs', {
      name: 'ix_api_logs_company',
      columnNames: ['company_id', 'timestamp', 'id'],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropIndex(runner, 'api_logs', 'ix_api_logs_company');
  }
}
