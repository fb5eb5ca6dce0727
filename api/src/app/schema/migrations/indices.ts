import { TableIndex, type QueryRunner, type TableIndexOptions } from 'typeorm';

/** Adds one index to a table that is there already, unless the table has it: a migration can be run again. */
export async function createIndex(runner: QueryRunner, table: string, options: TableIndexOptions): Promise<void> {
  if (!(await hasIndex(runner, table, options.name))) await runner.createIndex(table, new TableIndex(options));
}

/** Takes one index away, unless it is gone. */
export async function dropIndex(runner: QueryRunner, table: string, name: string): Promise<void> {
  if (await hasIndex(runner, table, name)) await runner.dropIndex(table, name);
}

async function hasIndex(runner: QueryRunner, table: string, name: string | undefined): Promise<boolean> {
  const indices = (await runner.getTable(table))?.indices ?? [];
  return indices.some((index) => index.name === name);
}
