import type { QueryRunner, TableOptions } from 'typeorm';
import { nameColumn, numberColumn, reference, textColumn, timeColumn } from '../../platform/database/columns.js';
import { CreateTables } from '../../platform/database/create-tables.js';

/** Sessions, kept on the server. */
export class CreateSessions1763683200002 extends CreateTables {
  readonly name = 'CreateSessions1763683200002';

  protected tables(runner: QueryRunner): readonly TableOptions[] {
    return [
      {
        name: 'sessions',
        columns: [
          { ...nameColumn(runner, 'id', 64), isPrimary: true },
          textColumn(runner, 'data'),
          timeColumn('expires_at'),
          { ...numberColumn(runner, 'user_id'), isNullable: true },
        ],
        indices: [
          { name: 'ix_sessions_expires_at', columnNames: ['expires_at'] },
          { name: 'ix_sessions_user_id', columnNames: ['user_id'] },
        ],
        foreignKeys: [reference({ name: 'fk_sessions_user', column: 'user_id', table: 'users', onDelete: 'CASCADE' })],
      },
    ];
  }
}
