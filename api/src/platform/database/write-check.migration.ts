import type { QueryRunner, TableOptions } from 'typeorm';
import { numberColumn, timeColumn } from './columns.js';
import { CreateTables } from './create-tables.js';

/** The row that readiness writes to learn whether anything can be written. */
export class CheckWrites1763683200029 extends CreateTables {
  readonly name = 'CheckWrites1763683200029';

  protected tables(runner: QueryRunner): readonly TableOptions[] {
    return [
      {
        name: 'write_checks',
        columns: [{ ...numberColumn(runner, 'id'), isPrimary: true }, timeColumn('at')],
      },
    ];
  }
}
