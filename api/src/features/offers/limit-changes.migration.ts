import type { QueryRunner, TableOptions } from 'typeorm';
import { amountColumn, idColumn, nameColumn, numberColumn, timeColumn } from '../../platform/database/columns.js';
import { CreateTables } from '../../platform/database/create-tables.js';

/** Who changed the limit of discounts, or proposed to: a higher one is confirmed by another admin (decision B31). */
export class KeepLimitChanges1763683200028 extends CreateTables {
  readonly name = 'KeepLimitChanges1763683200028';

  protected tables(runner: QueryRunner): readonly TableOptions[] {
    return [
      {
        name: 'discount_limit_changes',
        columns: [
          idColumn(runner),
          amountColumn('from_limit'),
          amountColumn('to_limit'),
          timeColumn('at'),
          numberColumn(runner, 'user_id'),
          nameColumn(runner, 'username', 64),
          nameColumn(runner, 'outcome', 10),
          { ...timeColumn('settled_at'), isNullable: true },
          { ...nameColumn(runner, 'settled_by', 64), isNullable: true },
        ],
        indices: [{ name: 'ix_discount_limit_changes_outcome', columnNames: ['outcome'] }],
      },
    ];
  }
}
