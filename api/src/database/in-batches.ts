/** Rows of one statement that changes many: nobody waits long behind it. */
export const batchSize = 500;

/**
 * Does something with all rows that `find` finds, a batch at a time, until it finds fewer than a whole batch.
 *
 * @param find ids of at most `batchSize` rows that are still to be done
 * @param change changes these rows so that they are not found again
 */
export async function inBatches(
  find: (limit: number) => Promise<readonly { readonly id: number }[]>,
  change: (ids: readonly number[]) => Promise<unknown>,
): Promise<void> {
  for (;;) {
    const ids = (await find(batchSize)).map(({ id }) => id);
    if (ids.length > 0) await change(ids);
    if (ids.length < batchSize) return;
  }
}
