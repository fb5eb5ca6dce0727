import type { FindManyOptions, FindOptionsSelect, Repository } from 'typeorm';

/** Rows of one statement that changes many: nobody waits long behind it. */
export const batchSize = 500;

type Row = { id: number };

type Found<Entity> = Pick<FindManyOptions<Entity>, 'where' | 'order'>;

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
  const select = { id: true } as FindOptionsSelect<Entity>;
  for (;;) {
    const batch = await rows.find({ ...found, select, take: batchSize });
    if (batch.length > 0) await change(batch.map(({ id }) => id));
    if (batch.length < batchSize) return;
  }
}

/** Removes all rows of a table that are found, a batch at a time. */
export const removeInBatches = <Entity extends Row>(rows: Repository<Entity>, found: Found<Entity>): Promise<void> =>
  inBatches(rows, found, (ids) => rows.delete(ids));
