import type { MigrationInterface, QueryRunner } from 'typeorm';
import { nameColumn, textColumn, timeColumn } from './columns.js';
import { createTable } from './create-table.js';

export class CreateIdempotentRequests1763683200024 implements MigrationInterface {
  readonly name = 'CreateIdempotentRequests1763683200024';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'idempotent_requests',
      columns: [
        { ...nameColumn(runner, 'id', 64), isPrimary: true },
        nameColumn(runner, 'body_digest', 64),
        textColumn(runner, 'answer'),
        timeColumn('created_at'),
      ],
      indices: [{ name: 'ix_idempotent_requests_created_at', columnNames: ['created_at'] }],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('idempotent_requests');
  }
}
