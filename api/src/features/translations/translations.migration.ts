import type { QueryRunner, TableOptions } from 'typeorm';
import { idColumn, nameColumn, numberColumn, textColumn } from '../../platform/database/columns.js';
import { CreateTables } from '../../platform/database/create-tables.js';

/** Texts that admins have changed. */
export class CreateTranslations1763683200004 extends CreateTables {
  readonly name = 'CreateTranslations1763683200004';

  protected tables(runner: QueryRunner): readonly TableOptions[] {
    return [
      {
        name: 'translations',
        columns: [
          idColumn(runner),
          nameColumn(runner, 'key', 200),
          textColumn(runner, 'en'),
          textColumn(runner, 'pl'),
          textColumn(runner, 'es'),
          numberColumn(runner, 'version'),
        ],
        indices: [{ name: 'ux_translations_key', columnNames: ['key'], isUnique: true }],
      },
    ];
  }
}
