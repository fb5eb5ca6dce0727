import type { QueryRunner, TableColumnOptions } from 'typeorm';

/**
 * Adds a column unless it is there. By a statement of its own: TypeORM copies a whole table of SQLite instead, and
 * dropping the old one would delete the rows that refer to it.
 */
export async function addColumn(runner: QueryRunner, table: string, column: TableColumnOptions): Promise<void> {
  if (await runner.hasColumn(table, column.name)) return;
  const { name, type, length, precision, charset, collation, isNullable, default: value } = column;
  const size = length ?? precision;
  const definition = [
    `${type}${size === undefined ? '' : `(${size})`}`,
    ...(charset ? [`CHARACTER SET ${charset} COLLATE ${collation}`] : []),
    isNullable ? 'NULL' : 'NOT NULL',
    ...(value === undefined ? [] : [`DEFAULT ${String(value)}`]),
  ];
  await runner.query(`ALTER TABLE ${table} ADD COLUMN ${name} ${definition.join(' ')}`);
}
