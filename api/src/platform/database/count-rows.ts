import { limits, type ListTotal } from '@programme/contracts';
import type { DataSource } from 'typeorm';

/** How far the rows of a list are counted: one more than is told, so that it is known whether there are more. */
export const countedAtMost = limits.countedRows + 1;

/**
 * How many rows there are, counted up to `atMost`, and counted there: on their way here they would cost more than a page.
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
