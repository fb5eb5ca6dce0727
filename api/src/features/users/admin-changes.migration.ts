import type { QueryRunner, TableOptions } from 'typeorm';
import { flagColumn, idColumn, nameColumn, numberColumn, timeColumn } from '../../platform/database/columns.js';
import { CreateTables } from '../../platform/database/create-tables.js';

/** Who made whom an admin, or took that right: who needs a second admin could take it for a moment (decision B31). */
export class KeepAdminChanges1763683200027 extends CreateTables {
  readonly name = 'KeepAdminChanges1763683200027';

  protected tables(runner: QueryRunner): readonly TableOptions[] {
    return [
      {
        name: 'admin_changes',
        columns: [
          idColumn(runner),
          numberColumn(runner, 'user_id'),
          nameColumn(runner, 'username', 64),
          flagColumn(runner, 'is_admin'),
          numberColumn(runner, 'changed_by_id'),
          nameColumn(runner, 'changed_by', 64),
          timeColumn('at'),
        ],
        indices: [{ name: 'ix_admin_changes_at', columnNames: ['at'] }],
      },
    ];
  }
}
