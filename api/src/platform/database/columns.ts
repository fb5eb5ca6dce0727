import type { QueryRunner, TableColumnOptions, TableForeignKeyOptions } from 'typeorm';

/** Column options that mean the same on both engines; each takes the runner because type names differ. */

export const idColumn = (runner: QueryRunner): TableColumnOptions => ({
  name: 'id',
  type: runner.dataSource.driver.normalizeType({ type: Number }),
  isPrimary: true,
  isGenerated: true,
  generationStrategy: 'increment',
});

export const numberColumn = (runner: QueryRunner, name: string): TableColumnOptions => ({
  name,
  type: runner.dataSource.driver.normalizeType({ type: Number }),
});

export const flagColumn = (runner: QueryRunner, name: string): TableColumnOptions => ({
  name,
  type: runner.dataSource.driver.normalizeType({ type: Boolean }),
  default: '0',
});

/**
 * Text compares byte for byte, as it does on SQLite: what must be unique without regard to case is kept in lower case.
 */
const binary = (runner: QueryRunner): Pick<TableColumnOptions, 'charset' | 'collation'> =>
  runner.dataSource.options.type === 'better-sqlite3' ? {} : { charset: 'utf8mb4', collation: 'utf8mb4_bin' };

export const nameColumn = (runner: QueryRunner, name: string, length: number): TableColumnOptions => ({
  name,
  type: 'varchar',
  length: String(length),
  ...binary(runner),
});

export const textColumn = (runner: QueryRunner, name: string): TableColumnOptions => ({
  name,
  type: 'text',
  ...binary(runner),
});

export const jsonColumn = (name: string): TableColumnOptions => ({ name, type: 'json' });

/** UTC with milliseconds, always written by the application. */
export const timeColumn = (name: string): TableColumnOptions => ({ name, type: 'datetime', precision: 3 });

/** An amount or a percentage that someone typed: below 10¹² with two decimals a double holds it exactly enough. */
export const amountColumn = (name: string): TableColumnOptions => ({ name, type: 'double', isNullable: true });

type Reference = {
  readonly name: string;
  readonly column: string;
  readonly table: string;
  readonly onDelete: 'CASCADE' | 'SET NULL' | 'NO ACTION';
};

/** A foreign key to another table's `id`. */
export const reference = ({ name, column, table, onDelete }: Reference): TableForeignKeyOptions => ({
  name,
  columnNames: [column],
  referencedTableName: table,
  referencedColumnNames: ['id'],
  onDelete,
  onUpdate: 'NO ACTION',
});
