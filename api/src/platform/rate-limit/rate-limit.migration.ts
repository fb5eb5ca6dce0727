import type { QueryRunner, TableOptions } from 'typeorm';
import { nameColumn, numberColumn, timeColumn } from '../database/columns.js';
import { CreateTables } from '../database/create-tables.js';

/** How often something limited was done in a window of time. */
export class CreateRateLimitWindows1763683200009 extends CreateTables {
  readonly name = 'CreateRateLimitWindows1763683200009';

  protected tables(runner: QueryRunner): readonly TableOptions[] {
    return [
      {
        name: 'rate_limit_windows',
        columns: [
          { ...nameColumn(runner, 'bucket', 100), isPrimary: true },
          { ...timeColumn('starts_at'), isPrimary: true },
          timeColumn('ends_at'),
          numberColumn(runner, 'hits'),
        ],
        indices: [{ name: 'ix_rate_limit_windows_ends_at', columnNames: ['ends_at'] }],
      },
    ];
  }
}
