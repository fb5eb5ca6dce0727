import type { QueryRunner, TableOptions } from 'typeorm';
import { nameColumn, textColumn, timeColumn } from '../database/columns.js';
import { CreateTables } from '../database/create-tables.js';

/** First answers to calls with an idempotency key. */
export class CreateIdempotentRequests1763683200010 extends CreateTables {
  readonly name = 'CreateIdempotentRequests1763683200010';

  protected tables(runner: QueryRunner): readonly TableOptions[] {
    return [
      {
        name: 'idempotent_requests',
        columns: [
          { ...nameColumn(runner, 'id', 64), isPrimary: true },
          nameColumn(runner, 'body_digest', 64),
          textColumn(runner, 'answer'),
          timeColumn('created_at'),
        ],
        indices: [{ name: 'ix_idempotent_requests_created_at', columnNames: ['created_at'] }],
      },
    ];
  }
}
