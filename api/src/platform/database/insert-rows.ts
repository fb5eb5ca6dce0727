import type { ObjectLiteral, Repository } from 'typeorm';
import { placesFor } from './dialect.js';

/**
 * Writes rows into an entity's table, all or none, and answers their ids, in the order of the rows: by one statement where the
 * engine tells all of them, which MySQL does not.
 *
 * @param columns names in the table
 * @param rows values in the order of the columns, as the driver takes them
 */
export async function insertRows<Entity extends ObjectLiteral>(
  repository: Repository<Entity>,
  columns: readonly string[],
  rows: readonly (readonly unknown[])[],
): Promise<number[]> {
  const head = `INSERT INTO ${repository.metadata.tableName} (${columns.join()}) VALUES`;
  const place = `(${placesFor(columns)})`;
  if (repository.manager.dataSource.options.type === 'mysql') {
    return repository.manager.transaction(async (manager) => {
      const ids: number[] = [];
      for (const row of rows) {
        const { insertId } = await manager.query<{ insertId: number }>(`${head} ${place}`, [...row]);
        ids.push(insertId);
      }
      return ids;
    });
  }
  const made = await repository.query<{ id: number }[]>(
    `${head} ${rows.map(() => place).join()} RETURNING id`,
    rows.flat(),
  );
  // Rows are numbered as they stand; in what order their numbers are told, no engine promises.
  return made.map(({ id }) => id).sort((one, other) => one - other);
}
