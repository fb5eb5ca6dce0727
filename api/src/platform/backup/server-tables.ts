import type { DataSource, QueryRunner } from 'typeorm';

export type Renaming = { readonly from: string; readonly to: string };

/** All tables of the database of `DATABASE_URL`. */
export async function tablesOf(dataSource: DataSource): Promise<string[]> {
  const rows = await dataSource.query<{ name: string }[]>(
    'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE()',
  );
  return rows.map(({ name }) => name);
}

/** Renames all of them in one atomic statement; foreign keys follow. */
export async function renameTables(dataSource: DataSource, renamings: readonly Renaming[]): Promise<void> {
  if (renamings.length === 0) return;
  await dataSource.query(`RENAME TABLE ${renamings.map(({ from, to }) => `\`${from}\` TO \`${to}\``).join()}`);
}

export async function dropTables(dataSource: DataSource, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  await withoutForeignKeyChecks(dataSource, (runner) =>
    runner.query(`DROP TABLE ${names.map((name) => `\`${name}\``).join()}`),
  );
}

type ForeignKey = {
  readonly name: string;
  readonly child: string;
  readonly columnNames: string;
  readonly parent: string;
  readonly parentColumns: string;
  readonly onDelete: string;
  readonly onUpdate: string;
};

/**
 * Gives the foreign keys of some tables other names. InnoDB wants each name once in a database, and has no statement
 * for this: each is dropped and added in one `ALTER TABLE`, without reading the rows.
 */
export async function renameForeignKeys(
  dataSource: DataSource,
  tables: readonly string[],
  rename: (name: string) => string,
): Promise<void> {
  const keys = await dataSource.query<ForeignKey[]>(
    `SELECT r.constraint_name AS name, r.table_name AS child, r.referenced_table_name AS parent,
       r.delete_rule AS onDelete, r.update_rule AS onUpdate,
       GROUP_CONCAT(CONCAT('\`', k.column_name, '\`') ORDER BY k.ordinal_position) AS columnNames,
       GROUP_CONCAT(CONCAT('\`', k.referenced_column_name, '\`') ORDER BY k.ordinal_position) AS parentColumns
     FROM information_schema.referential_constraints r
     JOIN information_schema.key_column_usage k ON k.constraint_schema = r.constraint_schema
       AND k.constraint_name = r.constraint_name AND k.table_name = r.table_name
     WHERE r.constraint_schema = DATABASE()
     GROUP BY r.constraint_name, r.table_name, r.referenced_table_name, r.delete_rule, r.update_rule`,
  );
  await withoutForeignKeyChecks(dataSource, async (runner) => {
    for (const key of keys) {
      const name = rename(key.name);
      if (!tables.includes(key.child) || name === key.name) continue;
      await runner.query(
        `ALTER TABLE \`${key.child}\` DROP FOREIGN KEY \`${key.name}\`, ADD CONSTRAINT \`${name}\`
         FOREIGN KEY (${key.columnNames}) REFERENCES \`${key.parent}\` (${key.parentColumns})
         ON DELETE ${key.onDelete} ON UPDATE ${key.onUpdate}`,
      );
    }
  });
}

async function withoutForeignKeyChecks(
  dataSource: DataSource,
  work: (runner: QueryRunner) => Promise<unknown>,
): Promise<void> {
  const runner = dataSource.createQueryRunner();
  try {
    await runner.query('SET foreign_key_checks = 0');
    try {
      await work(runner);
    } finally {
      await runner.query('SET foreign_key_checks = 1');
    }
  } finally {
    await runner.release();
  }
}
