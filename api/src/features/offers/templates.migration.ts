import type { QueryRunner, TableOptions } from 'typeorm';
import {
  idColumn,
  jsonColumn,
  nameColumn,
  numberColumn,
  textColumn,
  timeColumn,
} from '../../platform/database/columns.js';
import { CreateTables } from '../../platform/database/create-tables.js';

/** Templates of offers (docs/adr/0029). */
export class CreateOfferTemplates1763683200021 extends CreateTables {
  readonly name = 'CreateOfferTemplates1763683200021';

  protected tables(runner: QueryRunner): readonly TableOptions[] {
    return [
      {
        name: 'offer_templates',
        columns: [
          idColumn(runner),
          nameColumn(runner, 'name', 200),
          nameColumn(runner, 'name_key', 600),
          nameColumn(runner, 'currency', 3),
          { ...nameColumn(runner, 'language', 2), isNullable: true },
          { ...textColumn(runner, 'introduction'), isNullable: true },
          { ...textColumn(runner, 'terms'), isNullable: true },
          jsonColumn('quotes'),
          numberColumn(runner, 'quotes_count'),
          nameColumn(runner, 'saved_by', 64),
          timeColumn('saved_at'),
          numberColumn(runner, 'version'),
        ],
        indices: [{ name: 'ux_offer_templates_name_key', columnNames: ['name_key'], isUnique: true }],
      },
    ];
  }
}
