import { Table, type MigrationInterface, type QueryRunner, type TableOptions } from 'typeorm';

/**
 * A migration that makes a feature's tables with their indices. MariaDB keeps half of a migration that failed: tables
 * that are there already are left alone, so that it can run again.
 */
export abstract class CreateTables implements MigrationInterface {
  /** In the order of their foreign keys. */
  protected abstract tables(runner: QueryRunner): readonly TableOptions[];

  async up(runner: QueryRunner): Promise<void> {
    const server = runner.dataSource.options.type === 'better-sqlite3' ? {} : { engine: 'InnoDB' };
    for (const table of this.tables(runner)) await runner.createTable(new Table({ ...table, ...server }), true);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name } of this.tables(runner).toReversed()) await runner.dropTable(name);
  }
}
