import type { ObjectLiteral, Repository } from 'typeorm';
import { placesFor } from './dialect.js';

/**
 * Adds to a number of the row with this primary key, which is made where it is missing: one statement, so that nothing is lost
 * when several processes count at the same moment.
 *
 * @param row the row's other columns by their names in the table, the primary key's among them
 */
export async function addToCounter<Entity extends ObjectLiteral>(
  { metadata, manager }: Repository<Entity>,
  row: Readonly<Record<string, unknown>>,
  counter: string,
  amount: number,
): Promise<void> {
  const columns = [...Object.keys(row), counter];
  const key = metadata.primaryColumns.map(({ databaseName }) => databaseName).join();
  const add =
    manager.dataSource.options.type === 'better-sqlite3'
      ? `ON CONFLICT (${key}) DO UPDATE SET ${counter} = ${counter} + excluded.${counter}`
      : `ON DUPLICATE KEY UPDATE ${counter} = ${counter} + VALUES(${counter})`;
  await manager.query(`INSERT INTO ${metadata.tableName} (${columns.join()}) VALUES (${placesFor(columns)}) ${add}`, [
    ...Object.values(row),
    amount,
  ]);
}
