import { Table, type QueryRunner, type TableOptions } from 'typeorm';

/**
 * Makes one table with its indices, unless it is there: MariaDB keeps half of a migration that failed, so that each
 * migration makes one table and can be run again.
 */
export async function createTable(runner: QueryRunner, options: TableOptions): Promise<void> {
  const server = runner.dataSource.options.type === 'better-sqlite3' ? {} : { engine: 'InnoDB' };
  await runner.createTable(new Table({ ...options, ...server }), true);
}
