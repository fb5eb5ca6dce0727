import { limits, type ListTotal } from '@programme/contracts';
import type { DataSource, ObjectLiteral, Repository, FindManyOptions, FindOptionsSelect } from 'typeorm';
import { placeholders } from './sql.js';

/** Rows of a list are counted up to this: one more than the answer shows tells whether there are more. */
export const countedAtMost = limits.countedRows + 1;

/**
 * How many rows there are, counted up to `atMost`, and counted there: on their way here they would cost more than a
 * page.
 *
 * @param rows what follows FROM
 */
export async function countRows(
  dataSource: DataSource,
  rows: string,
  values: readonly unknown[],
  atMost: number,
): Promise<number> {
  const [row] = await dataSource.query<[{ count: number | string }]>(
    `SELECT COUNT(*) AS count FROM (SELECT 1 FROM ${rows} LIMIT ${atMost}) counted`,
    [...values],
  );
  return Number(row.count);
}

/** What a list says of rows that were counted up to `countedAtMost`. */
export const toTotal = (count: number): ListTotal => ({
  count: Math.min(count, limits.countedRows),
  exact: count < countedAtMost,
});

/**
 * Adds to a number of the row with this primary key, which is made where it is missing: one statement, so that nothing
 * is lost when several processes count at the same moment.
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
  await manager.query(
    `INSERT INTO ${metadata.tableName} (${columns.join()}) VALUES (${placeholders(columns)}) ${add}`,
    [...Object.values(row), amount],
  );
}

/**
 * Writes rows into an entity's table, all or none, and answers their ids, in the order of the rows: by one statement
 * where the engine returns all ids, which MySQL does not.
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
  const row = `(${placeholders(columns)})`;
  if (repository.manager.dataSource.options.type === 'mysql') {
    return repository.manager.transaction(async (manager) => {
      const ids: number[] = [];
      for (const values of rows) {
        const { insertId } = await manager.query<{ insertId: number }>(`${head} ${row}`, [...values]);
        ids.push(insertId);
      }
      return ids;
    });
  }
  const made = await repository.query<{ id: number }[]>(
    `${head} ${rows.map(() => row).join()} RETURNING id`,
    rows.flat(),
  );
  // Ids rise in the order of the rows; RETURNING promises no order.
  return made.map(({ id }) => id).sort((one, other) => one - other);
}

/** Rows of one batch: its locks delay others only briefly. */
export const batchSize = 500;

type Row = { id: number };

type Found<Entity> = Pick<FindManyOptions<Entity>, 'where' | 'order'>;

/** Primary keys of the rows that are found, a batch at a time; the caller sees to it that they are not found again. */
async function* batchesOf<Entity extends ObjectLiteral>(
  rows: Repository<Entity>,
  found: Found<Entity>,
): AsyncGenerator<Entity[], void> {
  const keys = rows.metadata.primaryColumns.map(({ propertyName }) => [propertyName, true]);
  const select = Object.fromEntries(keys) as FindOptionsSelect<Entity>;
  for (;;) {
    const batch = await rows.find({ ...found, select, take: batchSize });
    if (batch.length > 0) yield batch;
    if (batch.length < batchSize) return;
  }
}

/**
 * Does something with all rows of a table that are found, a batch at a time, until fewer than a whole batch are left.
 *
 * @param change changes the rows with these ids so that they are not found again
 */
export async function inBatches<Entity extends Row>(
  rows: Repository<Entity>,
  found: Found<Entity>,
  change: (ids: number[]) => Promise<unknown>,
): Promise<void> {
  for await (const batch of batchesOf(rows, found)) await change(batch.map(({ id }) => id));
}

/** Removes all rows of a table that are found, a batch at a time. */
export async function removeInBatches<Entity extends ObjectLiteral>(
  rows: Repository<Entity>,
  found: Found<Entity>,
): Promise<void> {
  const columns = rows.metadata.primaryColumns;
  const list = rows.manager.dataSource.options.type === 'better-sqlite3' ? 'VALUES ' : '';
  for await (const batch of batchesOf(rows, found)) {
    const keys = batch.flatMap((row) => columns.map((column): unknown => column.getEntityValue(row)));
    const places = batch.map(() => `(${placeholders(columns)})`);
    await rows.query(
      `DELETE FROM ${rows.metadata.tableName} WHERE (${columns.map(({ databaseName }) => databaseName).join()})
       IN (${list}${places.join()})`,
      keys,
    );
  }
}

/**
 * All rows of a read by their ids, a slice at a time: what is read at once is held in memory, and on SQLite nothing else
 * runs meanwhile.
 *
 * @param first comes before all ids
 * @param read answers at most `limit` rows with ids after `after`, in the order of their ids
 */
export async function* slicesById<Row extends { id: string | number }>(
  first: Row['id'],
  read: (after: Row['id'], limit: number) => Promise<Row[]>,
  limit = 100,
): AsyncGenerator<Row[], void> {
  for (let after: Row['id'] | undefined = first; after !== undefined;) {
    const slice: Row[] = await read(after, limit);
    if (slice.length > 0) yield slice;
    after = slice.length < limit ? undefined : slice.at(-1)?.id;
  }
}
