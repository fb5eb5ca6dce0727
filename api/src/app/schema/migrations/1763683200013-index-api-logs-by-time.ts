import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex, dropIndex } from './indices.js';

/** For pages of all logs; the company, for a search that most of them fit. */
export class IndexApiLogsByTime1763683200013 implements MigrationInterface {
  readonly name = 'IndexApiLogsByTime1763683200013';

  async up(runner: QueryRunner): Promise<void> {
    await createIndex(runner, 'api_logs', { name: 'ix_api_logs_time', columnNames: ['timestamp', 'id', 'company_id'] });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropIndex(runner, 'api_logs', 'ix_api_logs_time');
  }
}
