import type { QueryRunner, TableOptions } from 'typeorm';
import {
  idColumn,
  jsonColumn,
  nameColumn,
  numberColumn,
  reference,
  timeColumn,
} from '../../platform/database/columns.js';
import { CreateTables } from '../../platform/database/create-tables.js';

/** Calculations, each tied to its company. The indices serve the pages of the log list (ADR 9). */
export class CreateLogs1763683200006 extends CreateTables {
  readonly name = 'CreateLogs1763683200006';

  protected tables(runner: QueryRunner): readonly TableOptions[] {
    return [
      {
        name: 'companies',
        columns: [idColumn(runner), nameColumn(runner, 'name_key', 600)],
        indices: [{ name: 'ux_companies_name_key', columnNames: ['name_key'], isUnique: true }],
      },
      {
        name: 'api_logs',
        columns: [
          idColumn(runner),
          timeColumn('timestamp'),
          nameColumn(runner, 'currency', 3),
          numberColumn(runner, 'employees_count'),
          numberColumn(runner, 'active_users'),
          numberColumn(runner, 'months_count'),
          { ...nameColumn(runner, 'company_name', 200), isNullable: true },
          { ...numberColumn(runner, 'company_id'), isNullable: true },
          nameColumn(runner, 'calculator', 20),
          jsonColumn('inputs'),
          jsonColumn('outputs'),
        ],
        indices: [
          { name: 'ix_api_logs_time', columnNames: ['timestamp', 'id', 'company_id'] },
          { name: 'ix_api_logs_currency', columnNames: ['currency', 'timestamp', 'id', 'company_id'] },
          { name: 'ix_api_logs_company', columnNames: ['company_id', 'timestamp', 'id'] },
          { name: 'ix_api_logs_company_currency', columnNames: ['company_id', 'currency', 'timestamp', 'id'] },
        ],
        foreignKeys: [
          reference({ name: 'fk_api_logs_company', column: 'company_id', table: 'companies', onDelete: 'NO ACTION' }),
        ],
      },
    ];
  }
}
