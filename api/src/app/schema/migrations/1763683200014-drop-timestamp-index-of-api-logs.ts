import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex, dropIndex } from './indices.js';

const name = 'ix_api_logs_timestamp_id';

/** The index by time, made just before, holds its columns and one more. */
export class DropTimestampIndexOfApiLogs1763683200014 implements MigrationInterface {
  readonly name = 'DropTimestampIndexOfApiLogs1763683200014';

  async up(runner: QueryRunner): Promise<void> {
    await dropIndex(runner, 'api_logs', name);
  }

  async down(runner: QueryRunner): Promise<void> {
    await createIndex(runner, 'api_logs', { name, columnNames: ['timestamp', 'id'] });
  }
}
