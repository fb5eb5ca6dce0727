import type { QueryRunner, TableOptions } from 'typeorm';
import { flagColumn, idColumn, nameColumn, timeColumn } from '../../platform/database/columns.js';
import { CreateTables } from '../../platform/database/create-tables.js';

/** Attempts to log in, which the login throttle counts. */
export class CreateLoginAttempts1763683200003 extends CreateTables {
  readonly name = 'CreateLoginAttempts1763683200003';

  protected tables(runner: QueryRunner): readonly TableOptions[] {
    return [
      {
        name: 'login_attempts',
        columns: [
          idColumn(runner),
          nameColumn(runner, 'account', 64),
          timeColumn('attempted_at'),
          flagColumn(runner, 'success'),
        ],
        indices: [
          { name: 'ix_login_attempts_account', columnNames: ['account', 'success', 'attempted_at'] },
          { name: 'ix_login_attempts_attempted_at', columnNames: ['attempted_at'] },
        ],
      },
    ];
  }
}
