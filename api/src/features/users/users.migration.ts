import type { QueryRunner, TableOptions } from 'typeorm';
import { flagColumn, idColumn, nameColumn } from '../../platform/database/columns.js';
import { CreateTables } from '../../platform/database/create-tables.js';

/** Accounts of people who log in. */
export class CreateUsers1763683200001 extends CreateTables {
  readonly name = 'CreateUsers1763683200001';

  protected tables(runner: QueryRunner): readonly TableOptions[] {
    return [
      {
        name: 'users',
        columns: [
          idColumn(runner),
          nameColumn(runner, 'username', 64),
          nameColumn(runner, 'username_key', 128),
          nameColumn(runner, 'skeleton_hash', 64),
          nameColumn(runner, 'password_hash', 255),
          flagColumn(runner, 'is_admin'),
        ],
        indices: [
          { name: 'ux_users_username_key', columnNames: ['username_key'], isUnique: true },
          { name: 'ux_users_skeleton_hash', columnNames: ['skeleton_hash'], isUnique: true },
        ],
      },
    ];
  }
}
